import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: 'Votre lien vers {shop}',
  lead: 'Vous avez demandé un lien vers votre page chez {shop} : votre liste d’envies, vos commandes et vos adresses enregistrées.',
  action: 'Ouvrir ma page',
  small:
    'Le lien fonctionne une seule fois, pendant {minutes} minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : il ne se passe rien sans le lien.',
};
