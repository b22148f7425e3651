import type { GoodsTexts, OutdoorsCode } from '#demo/texts/shape.ts';

export const outdoors: GoodsTexts<OutdoorsCode> = {
  'GAR-1002': [
    'Regador, cinco litros',
    'Um bico longo que chega à última fileira e um crivo que rega com suavidade. Equilibrado cheio e leve vazio.',
  ],
  'GAR-1005': [
    'Casinha de pássaros com telhado de casca',
    'Um lar seco para os pequenos pássaros do jardim, com frente que abre para limpar. Pendura-se em cinco minutos.',
  ],
  'POT-1101': [
    'Vaso de terracota com prato',
    'Barro que respira e perdoa o excesso de água. O prato é esmaltado, assim o parapeito fica seco.',
  ],
  'POT-1102': [
    'Vaso suspenso com corda',
    'Uma tigela com três cordas de algodão para tudo o que cresce para baixo. O gancho de teto vem na caixa.',
  ],
  'POT-1103': [
    'Vaso com pés de madeira',
    'Ergue uma planta alta até a luz e a separa do chão. Os pés se rosqueiam sem ferramentas.',
  ],
  'POT-1104': [
    'Jardineira de ervas para a janela',
    'Lugar para três ervas em fila, com uma bandeja interna que recolhe a água. Na medida do parapeito da cozinha.',
  ],
  'POT-1105': [
    'Terrário de vidro com tampa',
    'Um pequeno clima sob uma cúpula: plante, feche e observe. Inclui pedrinhas e instruções; as plantas, não.',
  ],
  'CAM-1202': [
    'Chaleira de acampamento com alça dobrável',
    'Uma base larga que ferve rápido e uma tampa que não cai. Dentro cabe um cartucho de gás.',
  ],
  'CAM-1203': [
    'Lampião de acampamento recarregável',
    'Luz quente para uma mesa de seis ou um brilho suave para a barraca. Quarenta horas por carga.',
  ],
  'CYC-1302': [
    'Campainha de latão para bicicleta',
    'Uma nota clara e longa que pede passagem com educação. Serve em qualquer guidão e gira até o polegar.',
  ],
  'CYC-1304': [
    'Garrafa de bicicleta, 650 ml',
    'Aperta sem esforço, fecha sem pensar e enxágua bem. Encaixa nos suportes de sempre.',
  ],
  'CYC-1305': [
    'Bomba de chão com manômetro',
    'Um curso longo que enche um pneu em vinte bombadas. O cabeçote serve nos dois tipos de válvula sem trocar peças.',
  ],
};
