import type { proofCheat as english } from '../en/proof-cheat.ts';
import type { Translated } from '../translated.ts';

export const proofCheat: Translated<typeof english> = {
  title: 'Faites-nous tricher',
  lead: 'Uniquement dans cette démo : faites à votre propre boutique ce que pourrait faire quelqu’un qui a tous nos mots de passe, et voyez où cela se découvre.',
  open: 'Choisir comment tricher',
  foundBy: 'Découvert par : {who}',
  finders: {
    phone: 'ce téléphone',
    compare: 'la comparaison de deux téléphones',
    notary: 'un notaire',
    command: 'la vérification de l’extérieur',
    evidence: 'le fichier de preuves',
  },
  kinds: {
    skim: 'Verser une partie d’une vente réglée dans notre commission et réécrire votre livre en conséquence',
    drop: 'Oublier votre boutique dans le total de ce qui est dû à toutes les boutiques',
    less: 'Compter pour votre boutique un centime de moins que votre livre',
    negative:
      'Placer à côté de votre boutique un montant très négatif, pour que le total paraisse plus petit',
    twice: 'Vous montrer la place d’une autre boutique dans le total comme si c’était la vôtre',
    total: 'Publier un total plus petit que les montants qui le composent',
    'two-balances': 'Montrer à l’un de vos téléphones un solde inférieur de 1.00',
    split: 'Montrer désormais un autre registre public de la même longueur',
    rewrite: 'Modifier une ancienne entrée du registre public et tout signer de nouveau',
    hold: 'Retenir la moitié de votre argent disponible sans entrée dans le registre public',
    gap: 'Agir sur votre boutique et dissimuler l’entrée correspondante',
    pause: 'Suspendre les retraits sans entrée dans le registre public',
    backdate: 'Antidater de deux jours une restriction de votre boutique',
    stale:
      'Vous montrer désormais le registre public d’aujourd’hui, quoi qu’il arrive. Votre téléphone attend après 2 heures et passe au rouge après 24',
    spend:
      'Retirer la moitié de votre argent disponible sans signature. Votre téléphone le découvre si un appareil signe pour votre boutique',
    return: 'Prendre la moitié de votre argent disponible pour un retour qui n’existe pas',
    fees: 'Montrer aux visiteurs des frais qui ne sont pas ceux publiés',
    code: 'Donner à votre téléphone un fichier modifié de cette application. Une application installée le découvre et passe au rouge après 10 minutes',
    deny: 'Effacer votre dernière vente de votre livre, comme si elle n’avait jamais eu lieu',
  },
  sure: 'Nous faire tricher ?',
  sureDetail: 'Cela modifie définitivement votre boutique de démo.',
  yes: 'Tricher',
  steps: {
    first: 'Votre téléphone vérifie d’abord la situation actuelle…',
    cheating: 'Nous trichons…',
    checking: 'C’est fait. Votre téléphone vérifie…',
  },
  done: 'Vous avez choisi : {what}',
  next: {
    phone: 'Votre téléphone n’a encore rien trouvé. Vérifiez de nouveau dans une minute.',
    later: 'Votre téléphone le découvre plus tard. Vérifiez de nouveau à ce moment-là.',
    compare: 'Un téléphone seul peut ne pas le voir. Comparez avec un deuxième téléphone.',
    command: 'De l’extérieur, cette commande le découvre, sur l’ordinateur qui exécute la démo :',
  },
  failed: 'Cela n’a pas fonctionné.',
  end: 'Répondre de nouveau la vérité à tous',
  endDetail:
    'Ce qui a été modifié dans votre boutique reste. Pour recommencer, utilisez une autre boutique de démo.',
  ended: 'Tout le monde reçoit de nouveau des réponses vraies.',
};
