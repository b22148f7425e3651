import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Mes données',
  lead: 'Ce que nous savons de vous et de votre boutique vous appartient : recevez tout dans un fichier, ou partez et soyez oublié.',
  file: 'Un fichier de tout',
  file_text:
    'Profil, boutique, identité, commandes, portefeuille, avis, appareils, qui a consulté vos données, et vos propres images et documents. Les acheteurs n’y figurent que comme vous les voyez. Il est chiffré jusqu’à ce que vous le récupériez et supprimé après 24 heures.',
  make: 'Créer le fichier',
  making:
    'Le fichier est en cours de création. Vous pouvez quitter cette page ; cela prend une ou deux minutes.',
  ready: 'Votre fichier est prêt.',
  fetch: 'Enregistrer le fichier',
  expires: 'Conservé jusqu’au {when}.',
  removed: 'Le fichier du {when} a été supprimé.',
  failed: 'Le fichier n’a pas pu être créé. Réessayez demain ou écrivez au service.',
  again_at: 'Vous pourrez en demander un autre à partir du {when}.',
  size: '{size} Mo',
  erase: 'Être effacé',
  erase_text:
    'Votre nom, votre adresse, votre téléphone, votre e-mail, vos images et documents sont effacés pour toujours. Les commandes et les comptes restent, comme la loi le demande, sans votre nom. Rien de votre argent n’est perdu : il est versé d’abord.',
  steps: 'Ce qui se passe, étape par étape',
  step_orders:
    '{count, plural, one {# commande est ouverte. Elle se termine comme promis à l’acheteur.} other {# commandes sont ouvertes. Elles se terminent comme promis aux acheteurs.}}',
  step_orders_done: 'Aucune commande n’est ouverte.',
  step_cases:
    '{count, plural, one {# retour est ouvert et ira à son terme.} other {# retours sont ouverts et iront à leur terme.}}',
  step_cases_done: 'Aucun retour n’est ouvert.',
  step_money:
    '{amount} vous appartiennent. Retirez-les ; tant qu’ils ne sont pas arrivés, rien n’est effacé.',
  step_money_done: 'Il ne reste pas d’argent à verser.',
  step_last:
    '14 jours après votre demande, une fois tout cela fait, vos données sont effacées. D’ici là, vous pouvez changer d’avis, et votre boutique ne prend plus de commandes.',
  ask: 'Demander à être effacé',
  confirm_title: 'Être effacé dans 14 jours ?',
  confirm_text:
    'Votre boutique ne prend plus de commandes dès maintenant. Dans 14 jours, vos données sont effacées et personne ne peut les rétablir.',
  confirm: 'Oui, effacez-moi',
  asked: 'Vous avez demandé à être effacé',
  asked_text:
    'Le {when}, si plus rien n’est ouvert, vos données sont effacées. D’ici là, un appui suffit pour rester.',
  keep: 'Rester',
  kept: 'Vous restez. Rien n’a été effacé.',
  open_wallet: 'Ouvrir le portefeuille',
  open_orders: 'Ouvrir les commandes',
};
