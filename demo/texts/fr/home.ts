import type { GoodsTexts, HomeCode } from '#demo/texts/shape.ts';

export const home: GoodsTexts<HomeCode> = {
  'LIT-0501': [
    'Lampe de table champignon',
    'Un dôme doux qui envoie une lumière chaude vers le bas et une lueur vers le haut. Trois intensités en touchant le pied.',
  ],
  'LIT-0502': [
    'Lampe de bureau articulée',
    'Deux bras à ressort placent la lumière là où se fait le travail, et l’y tiennent. Un long câble atteint la prise éloignée.',
  ],
  'LIT-0503': [
    'Suspension en dôme',
    'Un large abat-jour, peint dehors et blanc dedans, pour la table ou l’entrée. Deux mètres de câble textile à couper à longueur.',
  ],
  'LIT-0504': [
    'Lanterne boule en papier',
    'Une grande lune calme en papier de riz sur une fine armature de métal. Arrive à plat et s’ouvre en une minute.',
  ],
  'LIT-0505': [
    'Guirlande lumineuse à dix ampoules',
    'Dix globes chauds sur un cordon de cinq mètres, à relier entre eux pour en avoir plus. Basse tension, et froids au toucher.',
  ],
  'TEX-0601': [
    'Coussin rayé, 45 cm',
    'Un coussin dodu dans une housse de coton lavé à rayures tissées. La fermeture cachée simplifie le jour de lessive.',
  ],
  'TEX-0602': [
    'Plaid en laine à franges',
    'Une laine douce qui réchauffe sans peser, finie par des franges nouées à la main. Assez grand pour deux sur un canapé.',
  ],
  'TEX-0603': [
    'Pouf tricoté',
    'Une grosse maille autour d’un garnissage ferme, utile en repose-pieds ou en siège d’appoint. La housse s’enlève pour la laver.',
  ],
  'TEX-0605': [
    'Traversin à passepoil',
    'Un long rouleau pour le bout du lit ou le creux du dos. Le passepoil contrasté garde sa forme bien nette.',
  ],
  'BAT-0701': [
    'Distributeur de savon en grès',
    'Un flacon lourd qui reste droit sous les mains mouillées. La pompe en acier donne juste ce qu’il faut et ne goutte jamais.',
  ],
  'BAT-0702': [
    'Serviettes nid d’abeille, lot de trois',
    'Un coton léger en nid d’abeille qui vous sèche vite et sèche plus vite encore. Tailles mains, bain et invité, chacune avec une bride.',
  ],
  'BAT-0703': [
    'Gobelet avec deux brosses à dents',
    'Un gobelet émaillé percé à la base, et deux brosses en bambou pour commencer. S’essuie en quelques secondes.',
  ],
  'BAT-0705': [
    'Savon à l’huile d’olive et son porte-savon',
    'Un savon doux à l’huile d’olive, sans rien de trop. Le porte-savon strié le laisse sécher entre deux lavages.',
  ],
  'CAN-0901': [
    'Bougie parfumée en pot',
    'De la cire de soja à la feuille de figuier et à une pointe de cèdre, pour quarante heures. Le pot devient ensuite un verre.',
  ],
  'CAN-0902': [
    'Bougies cylindriques, lot de trois',
    'Trois hauteurs de cire lisse sans parfum, qui brûlent droit et ne coulent pas. Faites pour un plateau ou un âtre.',
  ],
  'CAN-0903': [
    'Bougeoirs et bougies longues, lot de deux',
    'Deux bougeoirs tournés de hauteurs différentes, avec leurs bougies longues. Le feutre sous le pied ménage la table.',
  ],
  'CAN-0904': [
    'Diffuseur à tiges',
    'Huit tiges font monter dans la pièce un parfum de linge et de pluie. À retourner une fois par semaine ; il dure trois mois.',
  ],
  'CAN-0905': [
    'Lanterne de jardin pour bougies chauffe-plat',
    'Une maison de verre et de métal qui abrite la flamme du vent. Se pose sur une marche ou se suspend à une branche.',
  ],
};
