import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: 'Comment fixer les prix',
  ways: {
    rule: 'Ma règle de prix',
    suggested: 'Prix conseillé',
    percent: 'Marge sur le coût',
    profit: 'Bénéfice par unité',
  },
  noRule: 'Vous n’avez pas encore de règle de prix. Créez-en une ou choisissez autrement.',
  row: 'Coût {cost}, bénéfice {profit}',
  range: 'Bénéfice par unité de {low} à {high}',
  raised: 'Relevé au prix d’équilibre',
  add: 'Ajouter à ces prix',
  adding: '{count, plural, one {Ajout de # article…} other {Ajout de # articles…}}',
  result: '{added, number} sur {count, number} ajoutés',
  added: 'En vente à {price}',
  why: 'Pas ajouté : {why}',
  profit: 'Bénéfice sur chaque unité',
  family: 'Ajouter toutes les options',
  familyNone: 'Toutes les options sont dans votre vitrine ou épuisées.',
};
