import type { GoodsTexts, PlayCode } from '#demo/texts/shape.ts';

export const play: GoodsTexts<PlayCode> = {
  'TOY-2201': [
    'Trem de madeira com dois vagões',
    'Uma locomotiva e dois vagões que se unem com ímãs em qualquer sentido. Bordas arredondadas e tinta à base de água.',
  ],
  'TOY-2202': [
    'Argolas empilháveis arco-íris',
    'Seis argolas que só encaixam em uma ordem e divertem em todas as outras. A base balança e volta ao lugar.',
  ],
  'TOY-2203': [
    'Blocos de construção, 40 peças',
    'Cubos, arcos e telhados em seis cores tranquilas. Todos na mesma medida, para as torres ficarem de pé.',
  ],
  'TOY-2204': [
    'Caracol de puxar',
    'A concha gira enquanto ele segue a corda. Os aros de borracha das rodas cuidam do chão e dos ouvidos.',
  ],
  'TOY-2205': [
    'Barquinho a vela',
    'Um casco maciço com vela de algodão que navega de verdade. A quilha e o mastro saem para secar.',
  ],
  'GAM-2301': [
    'Jogo de dados com copo',
    'Cinco dados de cantos definidos e um copo com aparência de couro que abafa o barulho. Dentro, as regras de oito jogos.',
  ],
  'GAM-2303': [
    'Dominó em caixa',
    'Vinte e oito peças com pontos incrustados e um som gostoso de ouvir. A tampa desliza e serve de placar.',
  ],
  'GAM-2304': [
    'Xadrez de viagem',
    'Peças com peso sobre um tabuleiro que dobra e as guarda. O feltro de baixo não faz barulho na mesa do trem.',
  ],
  'GAM-2305': [
    'Torre de blocos',
    'Cinquenta e quatro blocos lisos e mão firme: tire um e ponha em cima. O melhor é depois do jantar.',
  ],
  'PET-2401': [
    'Comedouro antiderrapante para cães',
    'Uma tigela larga sobre um aro de borracha que fica onde está o jantar. O prato interno sai para lavar.',
  ],
  'PET-2402': [
    'Arranhador para gatos',
    'Um poste de sisal sobre uma base larga que não balança quando o gato se estica. Com uma bola pendurada para depois.',
  ],
  'PET-2403': [
    'Coleira com placa para o nome',
    'Fita macia com fecho forte e uma placa para gravar. Fio refletivo para o passeio da noite.',
  ],
  'PET-2404': [
    'Cama redonda para pets',
    'Um aro fundo de pelúcia para se aninhar e apoiar o queixo. Vai inteira à máquina de lavar.',
  ],
};
