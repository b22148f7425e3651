import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    title: 'O que é a divulgação e como ela funciona?',
    body: `
Você pode pagar para que seus produtos apareçam em um pequeno número de lugares marcados. Nunca é obrigatório: a ordem de todos os outros produtos é a mesma, quer você pague, quer não.

## Onde

- Nas páginas que mostram produtos de todas as lojas: lugares {exploreSlots} de cada 20.
- Na busca: lugares {searchSlots}.
- Ao lado de produtos semelhantes, em lojas que aceitaram isso.

Nunca entre os próprios produtos de outro lojista. Cada lugar diz que é patrocinado, por quem e por que aparece.

## O que você escolhe

- **Pagar por cliques**: um orçamento de pelo menos {promotionTotal} no total e {promotionDay} por dia, por {promotionDaysMin} a {promotionDaysMax} dias, e o máximo que um clique pode custar, a partir de {promotionBid}. Antes de pagar, você vê uma [previsão](promotion-forecast).
- **Pagar por pedidos**: uma porcentagem de um pedido, e [nada antes que haja um](promotion-per-order).

É pago primeiro com o crédito de divulgação, depois com o seu saldo disponível, e pede a sua [senha de transações](transaction-password).

## Quem aparece (versão {promotionVersion} das regras)

1. Uma campanha participa enquanto tem dinheiro, os produtos estão em estoque e à venda, e a loja dela está aberta.
2. O lance, a chance de um clique e a [qualidade](promotion-quality) dos produtos são multiplicados. O valor mais alto vem primeiro.
3. Quem ganha paga por um clique o que o próximo tornaria necessário, e um pouco mais: **nunca acima do lance**.
4. O orçamento é distribuído pelo dia como as visitas, para que não acabe já de manhã.
5. Um em cada vinte lugares fica para campanhas que quase não apareceram, em rodízio. Lojas novas e pequenas começam ali.
6. Ninguém vê uma mesma campanha mais de {viewerDay} vezes por dia.

O perfil pessoal de ninguém é usado: só o que se busca, a categoria, o país e o idioma.

## Quanto tempo dura

Até o orçamento acabar ou o último dia terminar, o que vier primeiro. O que não é gasto volta em até um minuto.

## O que ninguém pode fazer

Não existe, para ninguém aqui, um botão que acrescente visualizações, cliques, visitantes ou seguidores. Você pode [conferir cada dia por conta própria](promotion-check). Quando as regras mudam, ganham uma nova versão, anunciada {promotionAnnounced} dias antes de valer.
`,
    of: 2,
    on: '2026-11-22',
  },
  'promotion-forecast': {
    title: 'O que a previsão diz, e o que ela não diz?',
    body: `
Antes de você pagar, os leilões dos últimos {forecastDays} dias são repetidos com o seu lance, os seus produtos e o seu orçamento. O resultado é uma faixa, não uma promessa.

- **Cliques, dias e custo** têm, cada um, um número baixo, um médio e um alto. Em um de cada dez casos o resultado fica abaixo do baixo, e em um de cada dez, acima do alto.
- Os dias podem ser menos do que você escolheu: quando o orçamento acaba, a campanha termina, e é isso que a faixa mostra.
- Quando havia poucos leilões para repetir, isso é dito, e a faixa vem do que se supõe no início. Ela é larga, então.

**Não se promete nenhuma venda**, e nenhuma pode ser prometida: se alguém compra depende dos seus produtos, do seu preço e das suas imagens.

O lance sugerido é o que ganhou recentemente. Um lance menor aparece menos vezes, mas não é tratado pior: quem define o que você paga por um clique são os que estão ao seu lado, não o que você aceita pagar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-clicks': {
    title: 'Por quais cliques eu pago?',
    body: `
Só pelos que uma pessoa fez. Um clique conta quando tudo isto é verdade:

- Ele veio de um lugar que foi realmente desenhado, em uma página com no máximo {tokenMinutes} minutos.
- É o primeiro desta pessoa nesta campanha em {clickHours} horas.
- A página do produto ficou aberta por pelo menos um segundo, ou algo foi posto no carrinho.
- Ele não vem de você, nem de pessoas que trabalham aqui, nem de um robô conhecido, e não é parte de uma enxurrada de um mesmo aparelho ou rede.
- Ele não é um entre cliques demais: uma rede (todos os endereços de um bairro ou de um prédio de escritórios) responde por no máximo {clickShare}% dos cliques cobrados de uma campanha em 24 horas, ou {clickLeast} cliques. E cliques além de {clickTimes} vezes o que sua campanha costuma receber esperam um dia e só são cobrados se houve um pedido.

Uma visualização conta quando pelo menos metade da imagem pôde ser vista por um segundo.

Um clique é cobrado depois de um minuto, quando passou por tudo isso. **Todos os outros são mostrados a você com o motivo e não custam nada.** Um clique que, mais tarde no mesmo dia, se revela inválido é devolvido automaticamente.

Filtramos o que se pode reconhecer como não sendo uma pessoa. Alguém que clica de má-fé e tem tempo nem sempre pode ser distinguido de um comprador; por isso existe também o [pagamento por pedidos](promotion-per-order), em que um clique que não compra nada não custa nada.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-per-order': {
    title: 'Posso pagar só quando algo é vendido?',
    body: `
Sim. Você define uma porcentagem do preço dos produtos divulgados. Ela é descontada quando o pedido é liquidado, dessa venda, e volta quando o pedido é reembolsado. Sem um pedido você não paga nada, e nada precisa ser separado.

Uma campanha assim participa dos mesmos leilões. O que ela oferece por um clique é calculado: porcentagem, preço e quantos dos seus cliques viraram pedidos. Assim, produtos que vendem bem ficam bem colocados, e produtos que só atraem cliques, não.

Um pedido conta para a campanha por cujo lugar marcado o comprador chegou. O pedido diz isso, e o que foi descontado por ele aparece na sua carteira com o número do pedido.

A porcentagem é maior do que você ganha com a venda? Isso é dito antes de você começar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-not-shown': {
    title: 'Por que minha campanha não apareceu?',
    body: `
Cada leilão em que sua campanha poderia ter entrado tem um motivo para o resultado. Você vê os motivos, com a parte de cada um, na página da campanha.

- **Outra ficou acima.** O lance, a chance de um clique e a qualidade, juntos, eram menores. Um lance mais alto ajuda; produtos melhores ajudam mais e não custam nada: veja [qualidade](promotion-quality).
- **Distribuição pelo dia.** Sem ela, o orçamento acabaria antes da noite. Um orçamento maior por dia aparece mais vezes.
- **O orçamento do dia acabou.** Ela continua amanhã.
- **Seu lance está abaixo do preço mínimo de um clique**, {promotionBid}.
- **Sem estoque, ou não vendido para o país de quem olha.** Ela continua automaticamente quando isso mudar.
- **A loja está em pausa ou de férias.** O tempo continua a correr, então encerre a campanha se for demorar: o resto volta.
- **A pessoa já a viu o bastante** para um dia.
- **O produto já está na mesma página**, sem ser pago.
- **Era você**, ou alguém que trabalha aqui.

Não aparecer não custa nada. Se continuar assim, encerre a campanha: o que sobra volta em até um minuto.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-quality': {
    title: 'De que é feita a qualidade dos meus produtos?',
    body: `
De quatro fatos dos últimos {qualityDays} dias, cada um com um peso publicado. Você vê as suas próprias partes.

- **Envio no prazo** ({weightOnTime} de 100): pacotes que foram entregues à transportadora quando deviam.
- **Sem defeitos** ({weightRefunds} de 100): poucos reembolsos porque algo estava errado.
- **Nota** ({weightRating} de 100): as notas dos compradores, contadas com cautela enquanto são poucas.
- **Página completa** ({weightListing} de 100): imagens suficientes, uma descrição de verdade, mais de um idioma.

Isso se torna um número de 0.5 a 1.5 pelo qual o seu lance é multiplicado. Em 1, não ajuda nem prejudica. Produtos novos começam perto do meio e não são prejudicados por serem novos.

Ninguém pode ajustá-la para uma loja, para cima ou para baixo, e ela não pode ser comprada.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-check': {
    title: 'Como confiro o que a divulgação trouxe?',
    body: `
- **Recibos**: cada dia diz quantas vezes você ganhou um lugar, quantas não e por quê, quanto custou cada clique e qual preço decidiu.
- **A ordem dos acontecimentos não pode ser alterada depois.** Os leilões de um dia são encadeados um ao outro, e a semente que decidiu os empates foi fixada na véspera e é mostrada no dia seguinte.
- **Recalcule.** Com o arquivo da sua campanha e a semente publicada, o programa verify-ads refaz os seus leilões. Cada número precisa dar o mesmo resultado, até o último dígito.
- **O dinheiro** aparece na sua carteira: um lançamento por clique ou pedido, um pelo que voltou. Eles somam o que a sua campanha diz ter gastado.

Se algo não bater, [escreva para nós](/feedback) com o dia e o lugar em que há diferença.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-money': {
    title: 'O que acontece com o dinheiro de uma campanha?',
    body: `
Ele é separado quando você paga e continua seu até que um clique ou um pedido o use.

- **Pausar** o mantém separado. Você pode retomar enquanto restarem dias.
- **Encerrar** devolve o que sobra, em até um minuto, para onde veio: do crédito de divulgação para o crédito de divulgação, do saldo para o saldo.
- **Quando o último dia termina**, o mesmo acontece automaticamente.
- **Em análise**: só enquanto uma restrição da sua loja está aberta, uma pessoa olha antes uma campanha, em até {promotionReview} horas; se ninguém olhar nesse prazo, ela começa automaticamente. Se for recusada, você lê por quê, e tudo volta na hora.

Nunca se pode gastar mais do que o orçamento. Os próprios livros recusam.

O crédito de divulgação é um presente só para divulgação. Ele não pode ser sacado, não faz parte do seu saldo, e você nunca precisa pagar nada para usá-lo.
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-support': {
    title: 'O que é o apoio público a produtos?',
    body: `
Alguns lugares marcados não são vendidos. Lojas a partir do nível Parceiro de Negócios podem receber o direito de pôr produtos ali. Os lugares dizem “Apoio público”, são no máximo um em cada dez dos que são marcados e são preenchidos em rodízio: a ordem do rodízio é pública.

Não custa nada, e ninguém pode comprar uma vez. Quem tem o direito, e desde quando, consta no registro desta plataforma.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
