import type { GoodsTexts, WearCode } from '#demo/texts/shape.ts';

export const wear: GoodsTexts<WearCode> = {
  'BAG-1801': [
    'Sacola de lona',
    'Lona grossa com alças longas e um bolso para as chaves. Leva as compras da semana e, dobrada, não ocupa nada.',
  ],
  'BAG-1805': [
    'Nécessaire com zíper',
    'Para canetas, carregadores ou maquiagem, com um forro que perdoa derrames. Aberta, fica de pé.',
  ],
  'TRA-1901': [
    'Mala de bordo',
    'Uma casca canelada sobre quatro rodas silenciosas, na medida do compartimento de cima. Cada metade fecha em separado.',
  ],
  'TRA-1902': [
    'Almofada de pescoço para viagem',
    'Firme onde a cabeça cai e macia onde ela descansa. A capa sai para lavar e a tira prende na bolsa.',
  ],
  'TRA-1903': [
    'Etiquetas de bagagem, par',
    'Duas etiquetas vivas que se reconhecem do outro lado do salão. A aba esconde seu endereço dos curiosos.',
  ],
  'TRA-1904': [
    'Organizadores de mala, jogo de três',
    'Três cubos com tela que transformam a mala em gavetas. Um segundo zíper os comprime.',
  ],
  'TRA-1905': [
    'Garrafa térmica, 500 ml',
    'Quente por doze horas, fria por vinte e quatro e seca por fora. A argola pende de um dedo.',
  ],
  'WEA-2002': [
    'Chapéu de palha de aba larga',
    'Sombra trançada para o rosto e o pescoço, com uma fita que o segura na brisa. Guarda-se plano e recupera a forma.',
  ],
  'FIT-2101': [
    'Tapete de ioga com alça',
    'Segura as mãos secas ou úmidas e protege os joelhos. Enrola bem firme com sua alça de algodão.',
  ],
  'FIT-2102': [
    'Halteres sextavados, par de 3 kg',
    'Seis lados que não rolam e um revestimento silencioso no chão. Servem em mãos pequenas e grandes.',
  ],
  'FIT-2103': [
    'Corda de pular',
    'Os rolamentos dos cabos fazem a corda girar rápida e plana. Encurte uma vez e ela fica na sua medida.',
  ],
  'FIT-2104': [
    'Kettlebell, 8 kg',
    'Uma peça lisa de ferro fundido com alça para as duas mãos. A base plana fica onde você a deixa.',
  ],
  'FIT-2105': [
    'Bola de equilíbrio, 65 cm',
    'Substitui a cadeira por uma hora ou o chão para alongar. Se furar, solta o ar aos poucos.',
  ],
};
