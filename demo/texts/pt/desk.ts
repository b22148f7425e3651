import type { DeskCode, GoodsTexts } from '#demo/texts/shape.ts';

export const desk: GoodsTexts<DeskCode> = {
  'DSK-1401': [
    'Porta-lápis com seis lápis',
    'Um copo torneado de madeira clara e seis lápis para enchê-lo. Pesa o bastante para não tombar.',
  ],
  'DSK-1402': [
    'Organizador de mesa, três bandejas',
    'Papel embaixo, cadernos no meio e o que é pequeno em cima. Encaixa sem parafusos.',
  ],
  'DSK-1404': [
    'Quadro de cortiça',
    'Cortiça densa em uma moldura pintada que segura o alfinete e esconde o furo. Inclui dez alfinetes de madeira.',
  ],
  'DSK-1405': [
    'Aparadores de livros em arco, par',
    'Dois arcos maciços que seguram uma estante de livros pesados. As bases de cortiça os mantêm no lugar.',
  ],
  'PAP-1501': [
    'Caderno de tecido com fita',
    'Páginas costuradas que abrem por inteiro, cor creme e com pontos suaves. O elástico guarda dentro as notas soltas.',
  ],
  'PAP-1502': [
    'Caderno de desenho em espiral com lápis',
    'Sessenta folhas grossas que aceitam lápis, tinta e uma aguada leve. O lápis mora na espiral.',
  ],
  'PAP-1503': [
    'Jogo de cartas com envelopes',
    'Doze cartões e doze envelopes forrados para as cartas que vale a pena enviar. Papel reciclado e selos com aparência de lacre.',
  ],
  'PAP-1504': [
    'Calendário perpétuo de mesa',
    'Gire um bloco a cada manhã e ele vale para sempre. Uma pequena prateleira guarda o dia de hoje.',
  ],
  'PAP-1505': [
    'Fitas de papel, jogo de quatro',
    'Quatro fitas estampadas que se rasgam à mão e descolam. Para pacotes, páginas e etiquetas.',
  ],
  'CRA-1604': [
    'Lata de costura com linhas',
    'Oito linhas, tesoura, alfinetes e o botão que você perdeu. Tudo tem seu lugar, e por isso não se perde.',
  ],
  'CRA-1605': [
    'Papel de dobradura, 100 folhas',
    'Cem quadrados em vinte cores e o tsuru explicado em doze passos. Dobras nítidas que se mantêm.',
  ],
  'TEC-1702': [
    'Base de carga sem fio',
    'Deixe o celular em cima e ele carrega; o feltro evita que escorregue. Uma luz pequena mostra que começou.',
  ],
  'TEC-1705': [
    'Caixa de som portátil com alça',
    'Enche uma cozinha ou um piquenique e não se importa com respingos. Une-se a outra para tocar em estéreo.',
  ],
};
