import type { GoodsTexts, KitchenCode } from '#demo/texts/shape.ts';

export const kitchen: GoodsTexts<KitchenCode> = {
  'KIT-0101': [
    'Trio de espátulas de faia',
    'Colher, espátula e espátula vazada de faia oleada, suaves com qualquer panela. O dorso arredondado alcança os cantos. Lave à mão e passe óleo de vez em quando.',
  ],
  'KIT-0102': [
    'Batedor de arame de aço escovado',
    'Onze fios flexíveis montam o creme em um minuto. O cabo com peso não esquenta e fica plano na bancada.',
  ],
  'KIT-0103': [
    'Tábua de corte de acácia com alça',
    'Uma tábua larga de uma só peça de acácia, cada uma com seu veio. Com canaleta para o caldo de um lado e face lisa para servir do outro.',
  ],
  'KIT-0104': [
    'Pilão de cerâmica com socador',
    'Uma tigela pesada que não sai do lugar, sem esmalte por dentro para dar atrito. Amassa pimenta, pesto e alho sem sujeira.',
  ],
  'KIT-0105': [
    'Tigelas de preparo empilháveis, jogo de três',
    'Três tigelas fundas que ocupam o espaço de uma. Todas com bico para servir e base que não escorrega.',
  ],
  'COF-0201': [
    'Cone de filtro com jarra',
    'Um cone estriado sobre uma jarra de vidro resistente ao calor para quatro xícaras. O colar de madeira permite servir sem se queimar.',
  ],
  'COF-0202': [
    'Cafeteira italiana, seis xícaras',
    'Um clássico de oito lados que faz um café encorpado em cinco minutos. Serve para gás, vitrocerâmica e indução.',
  ],
  'COF-0203': [
    'Bule de cerâmica com alça de cana',
    'Um bule redondo que serve sem pingar, com um coador fino dentro do bico. A alça de cana não esquenta e se dobra para guardar.',
  ],
  'COF-0204': [
    'Moedor de café manual',
    'Mós de aço com dezoito ajustes, do espresso fino à prensa grossa. Tão silencioso que não acorda ninguém.',
  ],
  'COF-0205': [
    'Caneca salpicada, 350 ml',
    'As paredes grossas mantêm o café quente, e o apoio para o polegar dá conforto. O esmalte cai diferente em cada uma.',
  ],
  'TAB-0301': [
    'Pratos rasos com borda, par',
    'Dois pratos amplos com borda alta que segura o molho no lugar. Vão ao forno, ao micro-ondas e à lava-louças.',
  ],
  'TAB-0302': [
    'Tigela de macarrão com hashis',
    'Uma tigela funda com um encaixe que segura os hashis entre uma garfada e outra. Cabe um jantar inteiro.',
  ],
  'TAB-0303': [
    'Copos canelados, jogo de quatro',
    'Vidro prensado com estrias finas que prendem a luz. Empilham sem grudar e aguentam uma cozinha movimentada.',
  ],
  'TAB-0305': [
    'Jarra de mesa, um litro',
    'Uma jarra com bico que não pinga, para água, leite ou um ramo de tulipas. Na alça cabe a mão inteira.',
  ],
  'STO-0401': [
    'Potes com tampa de cortiça, jogo de três',
    'Potes transparentes para massa, grãos e aveia: assim você vê o que está acabando. A cortiça natural veda bem sem rosca.',
  ],
  'STO-0402': [
    'Porta-pão com tampa de tábua',
    'Conserva o pão por dias sob uma tampa que também é tábua de corte. Pequenas fendas freiam o mofo antes que comece.',
  ],
  'STO-0403': [
    'Porta-temperos com seis potes',
    'Seis potes pequenos em uma prateleira estreita, para pendurar ou apoiar. A caixa traz tampas dosadoras e etiquetas em branco.',
  ],
};
