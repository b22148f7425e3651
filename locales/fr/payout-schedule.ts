import type { payoutSchedule as english } from '../en/payout-schedule.ts';
import type { Translated } from '../translated.ts';

export const payoutSchedule: Translated<typeof english> = {
  title: 'Retrait hebdomadaire',
  lead: 'Versé le jour que vous choisissez, sans le demander à chaque fois. Vous pouvez l’arrêter à tout moment.',
  offer: 'Être payé chaque semaine sans le demander',
  standing: 'Ce qui est prévu',
  next: 'Prochain retrait',
  weekday: 'Jour',
  weekdayHint: 'Le matin, dans le fuseau horaire de votre boutique.',
  account: 'Versé sur',
  least: 'Au moins',
  leastHint: 'Un solde plus petit attend la semaine suivante.',
  most: 'Au plus',
  mostHint: 'Ce qui dépasse reste dans votre portefeuille.',
  mostTooLittle: 'C’est moins que le minimum.',
  review: 'Continuer',
  change: 'Le modifier',
  confirmTitle: 'Me payer chaque semaine',
  confirm: 'Activer',
  confirmText:
    'Chaque {weekday}, jusqu’à {most} va à {account}. On ne vous redemande rien, et seuls les frais de réseau d’un retrait sont déduits.',
  saved: 'Votre retrait hebdomadaire est prévu.',
  end: 'Arrêter le retrait hebdomadaire',
  endTitle: 'Arrêter le retrait hebdomadaire ?',
  endText:
    'Désormais, vous retirez à la main. Un retrait déjà en cours continue ; vous pouvez l’annuler dans la liste.',
  ended: 'Le retrait hebdomadaire est arrêté.',
  lastDone: 'Dernier retrait :',
  see: 'Le voir',
  skipped: 'Rien n’a été versé la dernière fois',
  mend: 'Voir pourquoi',
  reasons: {
    below_least: 'Il y avait moins que votre minimum. Nouvel essai la prochaine fois.',
    account_on_hold: 'Le compte était trop récent ou venait d’être modifié. Nouvel essai la prochaine fois.',
    name_mismatch: 'Le nom du compte n’est pas votre nom vérifié.',
    identity: 'Votre identité n’est pas vérifiée.',
    restricted: 'Une restriction était en place. Elle dit pourquoi, combien et jusqu’à quand.',
    paused_until: 'Un mot de passe venait d’être remplacé. Nouvel essai la prochaine fois.',
    second_factor: 'La vérification en deux étapes était désactivée.',
    signature:
      'Un de vos appareils signe désormais et n’a pas encore signé ceci : modifiez le retrait hebdomadaire pour le signer.',
    too_soon: 'Il avait déjà eu lieu dans la semaine. Nouvel essai la prochaine fois.',
  },
};
