import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Mes données',
  lead: 'Téléchargez tout ce que nous conservons sur vous et votre boutique, ou supprimez votre compte.',
  file: 'Export de vos données',
  file_text:
    'Profil, boutique, identité, commandes, portefeuille, notifications, appareils, qui a consulté vos données, et vos propres images et documents. Il ne contient sur les acheteurs que ce que vous voyez déjà. Il est chiffré jusqu’à ce que vous le téléchargiez et supprimé après 24 heures.',
  make: 'Demander l’export',
  making: 'Nous préparons le fichier. Vous pouvez quitter cette page ; cela prend une ou deux minutes.',
  ready: 'Votre fichier est prêt.',
  fetch: 'Télécharger',
  expires: 'Conservé jusqu’au {when}.',
  removed: 'Le fichier du {when} a été supprimé.',
  failed: 'Nous n’avons pas pu créer le fichier. Réessayez demain ou contactez le service client.',
  again_at: 'Vous pourrez en demander un autre à partir du {when}.',
  size: '{size} Mo',
  erase: 'Supprimer le compte',
  erase_text:
    'Votre nom, votre adresse, votre numéro de téléphone, votre e-mail, vos images et vos documents sont définitivement supprimés. Les commandes et la comptabilité sont conservées sans votre nom, comme la loi l’exige. Votre solde vous est d’abord versé.',
  steps: 'Ce qui se passe, étape par étape',
  step_orders:
    '{count, plural, one {# commande est en cours. Elle sera exécutée comme promis à l’acheteur.} other {# commandes sont en cours. Elles seront exécutées comme promis aux acheteurs.}}',
  step_orders_done: 'Aucune commande en cours.',
  step_cases:
    '{count, plural, one {# retour est ouvert et ira jusqu’à son terme.} other {# retours sont ouverts et iront jusqu’à leur terme.}}',
  step_cases_done: 'Aucun retour ouvert.',
  step_money: '{amount} sont à vous. Retirez-les d’abord ; rien n’est supprimé avant leur arrivée.',
  step_money_done: 'Il ne reste aucun solde à verser.',
  step_last:
    'Nous supprimons votre compte 14 jours après votre demande, une fois tout ce qui précède terminé. Vous pouvez annuler jusque-là. En attendant, votre boutique ne prend pas de nouvelles commandes.',
  ask: 'Demander la suppression',
  confirm_title: 'Supprimer votre compte dans 14 jours ?',
  confirm_text:
    'Dès maintenant, votre boutique ne prend plus de nouvelles commandes. Dans 14 jours, vos données sont supprimées et ne peuvent pas être récupérées.',
  confirm: 'Supprimer mon compte',
  asked: 'Vous avez demandé la suppression',
  asked_text:
    'Le {when}, si plus rien n’est en cours, vos données sont supprimées. Vous pouvez annuler jusque-là.',
  keep: 'Garder mon compte',
  kept: 'Suppression annulée. Rien n’a été supprimé.',
  open_wallet: 'Ouvrir le portefeuille',
  open_orders: 'Ouvrir les commandes',
  translation: 'Traduction',
  translationText:
    'Si vous appuyez sur « Traduire » sous le message d’un acheteur, son texte est envoyé à {host} et la réponse est conservée avec le message. Sinon rien n’est envoyé, ni rien de ce que nous masquons dans les messages.',
};
