import type { GoodsTexts, OutdoorsCode } from '#demo/texts/shape.ts';

export const outdoors: GoodsTexts<OutdoorsCode> = {
  'GAR-1001': [
    'Pá e garfo de mão',
    'Duas ferramentas forjadas com cabo de freixo que se acomodam na palma. As marcas de profundidade da pá poupam adivinhar.',
  ],
  'GAR-1002': [
    'Regador, cinco litros',
    'Um bico longo que chega à última fileira e um crivo que rega com suavidade. Equilibrado cheio e leve vazio.',
  ],
  'GAR-1003': [
    'Tesoura de poda de corte deslizante',
    'Um corte limpo em madeira verde da grossura de um polegar. A trava abre e fecha com uma mão.',
  ],
  'GAR-1004': [
    'Luvas de jardim acolchoadas',
    'Dorso que respira, pontas resistentes e punhos longos contra os espinhos. Lavam com o resto da roupa.',
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
  'CAM-1201': [
    'Barraca para dois',
    'Montada em cinco minutos com duas varetas, e com varanda para as botas molhadas. As costuras seladas aguentam uma noite de chuva.',
  ],
  'CAM-1202': [
    'Chaleira de acampamento com alça dobrável',
    'Uma base larga que ferve rápido e uma tampa que não cai. Dentro cabe um cartucho de gás.',
  ],
  'CAM-1203': [
    'Lampião de acampamento recarregável',
    'Luz quente para uma mesa de seis ou um brilho suave para a barraca. Quarenta horas por carga.',
  ],
  'CAM-1204': [
    'Saco de dormir, três estações',
    'Confortável até quatro graus, com um capuz que fecha até deixar só um vão para respirar. Enrolado, ocupa o lugar de um pão.',
  ],
  'CAM-1205': [
    'Cadeira de acampamento dobrável',
    'Um assento baixo e largo que aguenta uma pessoa alta a tarde toda. Com porta-copos à esquerda e à direita.',
  ],
  'CYC-1301': [
    'Capacete urbano de bicicleta',
    'Um capacete redondo com ventilação ampla e uma roda que o ajusta em segundos. A luz traseira se encaixa.',
  ],
  'CYC-1302': [
    'Campainha de latão para bicicleta',
    'Uma nota clara e longa que pede passagem com educação. Serve em qualquer guidão e gira até o polegar.',
  ],
  'CYC-1303': [
    'Farol dianteiro recarregável',
    'Facho suficiente para um caminho escuro e borda suave que não ofusca os outros. Pronto de novo em duas horas.',
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
