import type { GoodsTexts, HomeCode } from '#demo/texts/shape.ts';

export const home: GoodsTexts<HomeCode> = {
  'LIT-0501': [
    'Luminária de mesa em forma de cogumelo',
    'Uma cúpula suave que manda luz quente para baixo e um leve brilho para cima. Três intensidades com um toque na base.',
  ],
  'LIT-0502': [
    'Luminária articulada de escritório',
    'Dois braços com molas põem a luz onde está o trabalho e a mantêm ali. O cabo longo chega à tomada mais distante.',
  ],
  'LIT-0503': [
    'Pendente em forma de sino',
    'Uma cúpula larga, pintada por fora e branca por dentro, para a mesa ou o corredor. Com dois metros de cabo têxtil para cortar na medida.',
  ],
  'LIT-0504': [
    'Lanterna redonda de papel',
    'Uma lua grande e tranquila de papel de arroz sobre um arame fino. Chega dobrada e abre em um minuto.',
  ],
  'LIT-0505': [
    'Cordão de luz com dez lâmpadas',
    'Dez globos de luz quente em um cabo de cinco metros, que se une a outros. De baixa tensão e frio ao toque.',
  ],
  'TEX-0601': [
    'Almofada listrada, 45 cm',
    'Uma almofada fofa com capa de algodão lavado e listras tecidas. O zíper escondido facilita o dia de lavar.',
  ],
  'TEX-0602': [
    'Manta de lã com franjas',
    'Lã macia que aquece sem pesar, com franjas atadas à mão. Cabem dois no sofá.',
  ],
  'TEX-0603': [
    'Pufe de tricô',
    'Tricô grosso sobre um enchimento firme, bom para apoiar os pés ou como assento extra. A capa sai para lavar.',
  ],
  'TEX-0605': [
    'Almofada rolo com vivo',
    'Um rolo comprido para o pé da cama ou para as costas. O vivo em contraste mantém a forma definida.',
  ],
  'BAT-0701': [
    'Porta-sabonete líquido de cerâmica',
    'Um frasco pesado que não tomba com as mãos molhadas. A válvula de aço dá a medida certa e nunca pinga.',
  ],
  'BAT-0702': [
    'Toalhas de favo, jogo de três',
    'Algodão leve em favo que seca você depressa e seca ainda mais depressa. Tamanhos de mão, banho e lavabo, cada uma com sua alça.',
  ],
  'BAT-0703': [
    'Copo com duas escovas de dentes',
    'Um copo esmaltado com dreno na base e duas escovas de bambu para começar. Fica limpo em segundos.',
  ],
  'BAT-0705': [
    'Sabonete de azeite com saboneteira',
    'Uma barra suave feita com azeite de oliva e nada de chamativo. A saboneteira com estrias deixa secar entre os usos.',
  ],
  'CAN-0901': [
    'Vela perfumada em copo',
    'Cera de soja com folha de figueira e um pouco de cedro, para quarenta horas. Depois, o copo começa uma segunda vida.',
  ],
  'CAN-0902': [
    'Velas pilar, jogo de três',
    'Três alturas de cera lisa e sem perfume que queimam por igual e não pingam. Feitas para uma bandeja ou uma lareira.',
  ],
  'CAN-0903': [
    'Castiçais com velas, par',
    'Dois castiçais torneados de alturas diferentes, com suas velas. O feltro da base cuida da mesa.',
  ],
  'CAN-0904': [
    'Difusor de varetas',
    'Oito varetas levam ao ambiente um aroma de linho e chuva. Vire-as uma vez por semana; dura três meses.',
  ],
  'CAN-0905': [
    'Lanterna de jardim para velinhas',
    'Uma casinha de vidro e metal que protege a chama do vento. Fica em um degrau ou pende de um galho.',
  ],
};
