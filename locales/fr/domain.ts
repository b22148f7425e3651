import type { domain as english } from '../en/domain.ts';
import type { Translated } from '../translated.ts';

export const domain: Translated<typeof english> = {
  title: 'Votre propre domaine',
  lead: 'Les acheteurs accèdent à votre boutique par une adresse à vous. Votre adresse ici continue de fonctionner.',
  notOffered: 'Pas de domaine propre ici',
  notOfferedText:
    'Nous n’avons pas configuré de domaines pour les boutiques. Votre boutique reste à {address}.',
  name: 'Domaine',
  nameHint:
    'Par exemple boutique.votrenom.com. Vous l’obtenez auprès d’un fournisseur de domaines, pas chez nous.',
  nameMissing: 'Saisissez votre domaine',
  add: 'Connecter le domaine',
  nameFaults: {
    host_name: 'Ce n’est pas un domaine. Vérifiez l’orthographe.',
    host_address: 'C’est une adresse numérique. Saisissez un domaine.',
    host_ending: 'Cette terminaison n’existe pas sur l’internet public. Vérifiez l’orthographe.',
    host_suffix:
      'N’importe qui peut enregistrer des noms sous cette terminaison. Saisissez aussi votre propre nom.',
    host_reserved: 'Cette adresse est la nôtre. Saisissez un domaine qui vous appartient.',
  },
  otherDomain: 'Votre boutique a déjà {domain}. Retirez-le d’abord.',
  states: {
    waiting: 'En attente du DNS',
    issuing: 'Certificat en cours',
    active: 'Actif',
    failing: 'Non utilisé',
  },
  stateText: {
    waiting:
      'Ajoutez ces enregistrements chez votre fournisseur de domaines. Ils peuvent mettre quelques heures à apparaître ; nous vérifions automatiquement.',
    issuing: 'Vos enregistrements sont corrects. Nous obtenons le certificat qui sécurise l’adresse.',
    active:
      'Les acheteurs accèdent à votre boutique ici et les moteurs de recherche affichent cette adresse.',
    failing: 'Les acheteurs accèdent à votre boutique à {address} jusqu’à ce que ce soit corrigé.',
  },
  records: 'Enregistrements chez votre fournisseur de domaines',
  recordName: 'Nom',
  recordValue: 'Valeur',
  found: 'Trouvé',
  missing: 'Pas encore trouvé',
  aliasHint: 'Certains fournisseurs appellent cet enregistrement ANAME ou CNAME flattening.',
  copyName: 'Copier le nom',
  copyValue: 'Copier la valeur',
  check: 'Vérifier maintenant',
  checked: 'Dernière vérification : {when}',
  next: 'Prochaine vérification : {when}',
  endsAt:
    'Si les enregistrements ne sont pas corrects d’ici {when}, nous retirons cette demande. Vous pouvez recommencer à tout moment.',
  faults: {
    no_record: 'Le domaine ne mène encore nulle part.',
    elsewhere: 'Le domaine pointe ailleurs : {found}',
    no_txt: 'Le domaine pointe ici. L’enregistrement TXT manque encore.',
    wrong_txt: 'L’enregistrement TXT contient autre chose : {found}',
    dns_away: 'Les serveurs de noms de votre domaine n’ont pas répondu. Nous réessaierons automatiquement.',
    taken:
      'Une autre boutique utilise ce domaine et son enregistrement TXT est toujours là. Supprimez cet enregistrement chez votre fournisseur, puis vérifiez à nouveau.',
    certificate_limited:
      'L’autorité de certification a atteint sa limite pour ce domaine. Nous réessaierons automatiquement.',
    certificate_refused: 'L’autorité de certification a refusé : {found}',
    certificate_unreachable: 'L’autorité de certification n’a pas pu joindre votre domaine : {found}',
    certificate_away: 'L’autorité de certification n’a pas répondu. Nous réessaierons automatiquement.',
  },
  since: 'Depuis {when}',
  certificate: 'Certificat valide jusqu’au {when}',
  open: 'Ouvrir la boutique',
  remove: 'Retirer le domaine',
  removeTitle: 'Retirer {domain} ?',
  removeText:
    'Cette adresse ne mène plus à votre boutique, dès maintenant. Votre boutique reste ouverte à {address}.',
  removed: 'Le domaine a été retiré',
};
