import type { GoodsTexts, OutdoorsCode } from '#demo/texts/shape.ts';

export const outdoors: GoodsTexts<OutdoorsCode> = {
  'GAR-1002': [
    'Arrosoir, cinq litres',
    'Un long bec qui atteint le dernier rang et une pomme qui pleut doucement. Équilibré plein, léger vide.',
  ],
  'GAR-1005': [
    'Nichoir à toit d’écorce',
    'Un abri sec pour les petits oiseaux du jardin, à façade ouvrante pour le nettoyage. Se suspend en cinq minutes.',
  ],
  'POT-1101': [
    'Pot en terre cuite avec soucoupe',
    'Une terre qui respire et pardonne l’excès d’eau. La soucoupe est émaillée : le rebord reste sec.',
  ],
  'POT-1102': [
    'Pot suspendu à cordons',
    'Une coupe sur trois cordons de coton pour tout ce qui aime retomber. Le crochet de plafond est dans la boîte.',
  ],
  'POT-1103': [
    'Cache-pot sur pieds en bois',
    'Élève une grande plante vers la lumière et loin du sol. Les pieds se vissent sans outil.',
  ],
  'POT-1104': [
    'Jardinière à herbes pour fenêtre',
    'De la place pour trois herbes en rang, avec un bac intérieur qui retient l’eau. Prévue pour un rebord de cuisine.',
  ],
  'POT-1105': [
    'Terrarium en verre avec couvercle',
    'Un petit climat sous un dôme : plantez, fermez, regardez. Gravier et mode d’emploi compris, plantes non comprises.',
  ],
  'CAM-1202': [
    'Bouilloire de camping à anse pliante',
    'Une base large qui bout vite et un couvercle qui tient. Range une cartouche de gaz à l’intérieur.',
  ],
  'CAM-1203': [
    'Lanterne de camping rechargeable',
    'Une lumière chaude pour une table de six, ou une lueur pour la tente. Quarante heures par charge.',
  ],
  'CYC-1302': [
    'Sonnette de vélo en laiton',
    'Une note claire et longue qui demande poliment. S’adapte à tous les guidons et tourne pour rejoindre le pouce.',
  ],
  'CYC-1304': [
    'Gourde de vélo, 650 ml',
    'Se presse sans effort, se ferme sans y penser et se rince bien. Tient dans les porte-bidons courants.',
  ],
  'CYC-1305': [
    'Pompe à pied avec manomètre',
    'Une longue course qui gonfle un pneu en vingt coups. La tête accepte les deux types de valve sans rien retourner.',
  ],
};
