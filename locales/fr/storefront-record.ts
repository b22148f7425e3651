import type { storefrontRecord as english } from '../en/storefront-record.ts';
import type { Translated } from '../translated.ts';

/** Words of the public page about the record. */
export const storefrontRecord: Translated<typeof english> = {
  trustTitle_record: 'Le registre public',
  trustLead_record:
    'Ce que nous faisons à une boutique est ajouté ici. Rien ne peut être modifié ou retiré ensuite sans que cela se voie.',
  trustCard_record:
    'Ce que nous avons fait, ce qui est dû à toutes les boutiques, et ce qu’il y a pour le payer.',
  recordWhat: 'Qu’est-ce que le registre',
  recordWhatActs:
    'Tout ce que notre équipe ou notre programme fait à une boutique, comme une retenue, un refus, un versement ou un nouveau niveau, est ajouté au registre en moins d’une minute. Une entrée dit de quel type d’action il s’agit et quand, mais pas qui elle concerne. Seule la boutique peut ouvrir ses propres entrées, et elle peut toutes les lire.',
  recordWhatSums:
    'Chaque heure, nous additionnons ce qui est dû à toutes les boutiques, aux acheteurs et aux fournisseurs. Chaque boutique retrouve son propre montant dans le total, et le téléphone du marchand le vérifie automatiquement. Si nous oubliions une boutique, donnions des montants différents à deux personnes ou modifiions le passé, les téléphones le verraient.',
  recordNow: 'Le registre maintenant',
  recordSize: 'Entrées',
  recordActs: 'Actions concernant les boutiques et le service',
  recordHead: 'Dernière signature',
  recordNothing: 'Rien n’a encore été signé.',
  recordNotaries: 'Signé aussi par',
  recordNotary: '{name}, {when}',
  recordNoNotary:
    'Aucun notaire. Tant qu’aucun ne signe aussi, seules les copies que chacun garde montrent si le passé a été modifié.',
  recordOwed: 'Ce qui est dû',
  recordOwedText: 'Au {when}, pour {shops, plural, one {# boutique} many {# boutiques} other {# boutiques}}.',
  recordOwedNone: 'Le premier total est établi dans l’heure.',
  recordCurrency: 'Devise',
  recordMerchants: 'Aux marchands',
  recordBuyers: 'Aux acheteurs',
  recordSuppliers: 'Aux fournisseurs, et taxes',
  recordReserve: 'Ce qu’il y a pour le payer',
  recordReserveText:
    'Relevé une fois par jour, la dernière fois le {when}. Chaque devise est comparée séparément : un excédent dans l’une n’en couvre jamais une autre.',
  recordReserveNone: 'Le premier rapport est établi dans la journée.',
  recordReserveOwed: 'Dû',
  recordReserveHeld: 'Détenu',
  recordReserveCover: 'Couvert',
  recordMissing:
    'Ce qui est détenu en {currency} est inférieur à ce qui est dû. Nous avons ouvert un incident, et les nouveaux versements attendent qu’il soit résolu.',
  recordLabel_proved_on_chain: 'Prouvé sur une blockchain publique',
  recordLabel_attested_by: 'Attesté par un auditeur',
  recordLabel_claimed: 'Notre propre déclaration',
  recordAttested: '{name} a attesté {amount} le {when}.',
  recordDiffers:
    'Deux nœuds indépendants de {network} ont donné des soldes différents. Le plus faible compte, comme notre propre déclaration.',
  recordReserveWhole: 'Le rapport complet',
  recordDocuments: 'Documents',
  recordDocumentsText: 'Chacun reste exactement tel qu’il a été publié.',
  recordDocument: 'Version {version}, à partir du {when}',
  recordEarlier: 'Précédents',
  recordDoc_terms: 'Conditions',
  recordDoc_fees: 'Frais',
  recordDoc_ranking: 'Classement',
  recordDoc_rules: 'Règles de l’argent et des restrictions',
  recordDoc_keys: 'Clés et adresses',
  recordDoc_build: 'Fichiers des applications',
  recordDoc_reserve: 'Ce qu’il y a pour payer ce qui est dû',
  recordDoc_report: 'Chiffres du mois',
  'recordDoc_ads.promise': 'Promotion : début d’une journée',
  'recordDoc_ads.close': 'Promotion : fin d’une journée',
  recordDoc_entity: 'Qui gère ce service',
  recordCheck: 'Vérifiez vous-même',
  recordCheckText:
    'Sur un ordinateur avec Node.js, cette commande lit tout le registre et dit si quelque chose ne va pas. Aucun compte n’est nécessaire.',
  recordCheckPhone: 'Les marchands voient la même vérification dans l’application, sous leur solde.',
  recordKey: 'Clé du registre',
  recordKeyText:
    'C’est la même que dans l’e-mail de bienvenue de chaque marchand. Si la vôtre est différente, dites-le aux autres.',
  trustComing: 'À partir du {when}, la version {version} s’applique.',
};
