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

- **Pagar por cliques**: um orçamento de pelo menos {promotionTotal} no total e {promotionDay} por dia, por {promotionDaysMin} a {promotionDaysMax} dias, e um lance máximo por clique, a partir de {promotionBid}. Antes de pagar, você vê uma [previsão](promotion-forecast).
- **Pagar por pedidos**: uma porcentagem de um pedido, e [nada antes que haja um](promotion-per-order).

É pago primeiro com o crédito de divulgação, depois com o seu saldo disponível. Você confirma com a sua [senha de transações](transaction-password).

## Quem aparece (versão {promotionVersion} das regras)

1. Uma campanha participa enquanto tem orçamento, o produto está em estoque e à venda, e a loja dela está aberta.
2. O lance, a chance de um clique e a [qualidade](promotion-quality) do produto são multiplicados. O resultado mais alto vem primeiro.
3. Por um clique, quem ganha paga só o bastante para superar o próximo: **nunca acima do lance**.
4. O orçamento é distribuído pelo dia conforme as visitas, para que não acabe já de manhã.
5. Um em cada vinte lugares fica para campanhas que quase não apareceram, em rodízio. Lojas novas e pequenas começam ali.
6. Ninguém vê uma mesma campanha mais de {viewerDay} vezes por dia.

Não usamos o perfil pessoal de ninguém: só o que se busca, a categoria, o país e o idioma.

## Quanto tempo dura

Até o orçamento acabar ou o último dia terminar, o que vier primeiro. O orçamento não gasto é devolvido em até um minuto.

## O que ninguém pode fazer

Ninguém da nossa equipe tem um botão que acrescente visualizações, cliques, visitantes ou seguidores. Você pode [conferir cada dia por conta própria](promotion-check). Quando as regras mudam, anunciamos a nova versão {promotionAnnounced} dias antes de ela valer.
`,
    of: 2,
    on: '2026-11-22',
  },
  'promotion-forecast': {
    title: 'O que a previsão diz, e o que ela não diz?',
    body: `
Antes de você pagar, repetimos os leilões dos últimos {forecastDays} dias com o seu lance, o seu produto e o seu orçamento. O resultado é uma faixa, não uma promessa.

- **Cliques, dias e custo** têm, cada um, um número baixo, um médio e um alto. Em um de cada dez casos o resultado fica abaixo do baixo, e em um de cada dez, acima do alto.
- Os dias podem ser menos do que você escolheu: a campanha termina quando o orçamento acaba, e a faixa mostra isso.
- Se havia poucos leilões para repetir, a previsão diz isso, e a faixa vem de suposições iniciais. Nesse caso, ela é larga.

**Não se promete nenhuma venda**, e nenhuma pode ser prometida: se alguém compra depende do seu produto, do seu preço e das suas imagens.

O lance sugerido é o que ganhou recentemente. Um lance menor aparece menos vezes, mas não é tratado pior: quem define o que você paga por um clique são os outros lances, não o máximo que você aceita pagar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-clicks': {
    title: 'Por quais cliques eu pago?',
    body: `
Só pelos cliques que uma pessoa fez. Um clique conta quando tudo isto é verdade:

- Ele veio de um lugar que foi realmente exibido, em uma página com no máximo {tokenMinutes} minutos.
- É o primeiro desta pessoa nesta campanha em {clickHours} horas.
- A página do produto ficou aberta por pelo menos um segundo, ou algo foi posto no carrinho.
- Ele não vem de você, da nossa equipe nem de um robô conhecido, e não é parte de uma enxurrada de um mesmo aparelho ou rede.
- Ele não é um entre cliques demais: uma rede (todos os endereços de um bairro ou de um prédio de escritórios) responde por no máximo {clickShare}% dos cliques cobrados de uma campanha em 24 horas, ou {clickLeast} cliques. Cliques além de {clickTimes} vezes o que sua campanha costuma receber esperam um dia e só são cobrados se houve um pedido.

Uma visualização conta quando pelo menos metade da imagem ficou visível por um segundo.

Um clique é cobrado depois de um minuto, quando passou por tudo isso. **Mostramos todos os outros a você com o motivo; eles não custam nada.** Um clique que, mais tarde no mesmo dia, se revela inválido é reembolsado automaticamente.

Filtramos tudo o que conseguimos reconhecer como não humano. Uma pessoa paciente que clica de má-fé nem sempre pode ser distinguida de um comprador; por isso existe também o [pagamento por pedidos](promotion-per-order), em que um clique que não compra nada não custa nada.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-per-order': {
    title: 'Posso pagar só quando algo é vendido?',
    body: `
Sim. Você define uma porcentagem do preço do produto divulgado. Ela é descontada dessa venda quando o pedido é liquidado e devolvida se o pedido for reembolsado. Sem um pedido você não paga nada, e nada precisa ser separado.

Uma campanha assim participa dos mesmos leilões. O lance dela por um clique é calculado a partir da porcentagem, do preço e de quantos dos seus cliques viraram pedidos. Assim, produtos que vendem bem ficam bem colocados, e produtos que só atraem cliques, não.

Um pedido conta para a campanha do lugar marcado pelo qual o comprador chegou. O pedido mostra isso, e o valor descontado aparece na sua carteira com o número do pedido.

Se a porcentagem for maior do que você ganha com a venda, avisamos antes de você começar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-not-shown': {
    title: 'Por que minha campanha não apareceu?',
    body: `
Cada leilão de que sua campanha poderia ter participado tem um resultado com um motivo. Na página da campanha você vê os motivos e a parte de cada um.

- **Outra campanha ficou acima.** O lance, a chance de um clique e a qualidade dela, juntos, eram maiores. Um lance mais alto ajuda; uma página de produto melhor ajuda mais e não custa nada: veja [qualidade](promotion-quality).
- **Distribuição pelo dia.** Sem ela, o orçamento acabaria antes da noite. Um orçamento diário maior aparece mais vezes.
- **O orçamento do dia acabou.** A campanha continua amanhã.
- **Seu lance está abaixo do preço mínimo de um clique**, {promotionBid}.
- **Sem estoque, ou não vendido para o país de quem olha.** A campanha continua automaticamente quando isso mudar.
- **A loja está em pausa ou de férias.** Os dias da campanha continuam correndo, então encerre-a se a pausa for longa: o resto é devolvido.
- **A pessoa já a viu o bastante** para um dia.
- **O produto já aparece na mesma página**, sem patrocínio.
- **Quem olhava era você**, ou alguém da nossa equipe.

Não aparecer não custa nada. Se continuar assim, encerre a campanha: o resto é devolvido em até um minuto.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-quality': {
    title: 'Em que se baseia a qualidade do meu produto?',
    body: `
Em quatro fatos dos últimos {qualityDays} dias, cada um com um peso publicado. Você vê os seus próprios valores.

- **Envio no prazo** ({weightOnTime} de 100): pacotes entregues à transportadora no prazo.
- **Sem defeitos** ({weightRefunds} de 100): poucos reembolsos por defeito.
- **Nota** ({weightRating} de 100): a que os compradores deram, ponderada com cautela enquanto há poucas.
- **Página completa** ({weightListing} de 100): imagens suficientes, uma descrição de verdade, mais de um idioma.

O resultado é um número de 0,5 a 1,5 que multiplica o seu lance. Em 1, não ajuda nem prejudica. Produtos novos começam perto do meio e não são penalizados por serem novos.

Ninguém pode ajustá-lo para uma loja, para cima ou para baixo, e ele não pode ser comprado.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-check': {
    title: 'Como confiro o que a divulgação trouxe?',
    body: `
- **Recibos**: cada dia diz quantas vezes você ganhou um lugar, quantas não e por quê, quanto custou cada clique e qual preço decidiu.
- **A ordem dos acontecimentos não pode ser alterada depois.** Os leilões de um dia são encadeados uns aos outros, e a semente aleatória que decide os empates é fixada na véspera e publicada no dia seguinte.
- **Recalcule.** Com o arquivo da sua campanha e a semente aleatória publicada, o programa verify-ads refaz os seus leilões. Cada número precisa bater, até o último dígito.
- **O dinheiro** aparece na sua carteira: um lançamento por clique ou pedido e um pelo que foi devolvido. Eles somam o que a sua campanha diz ter gastado.

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
- **Encerrar** devolve o resto, em até um minuto, ao lugar de origem: do crédito de divulgação para o crédito de divulgação, do saldo para o saldo.
- **Quando o último dia termina**, o mesmo acontece automaticamente.
- **Em análise**: só enquanto a sua loja tem uma restrição em aberto, um revisor confere antes uma campanha, em até {promotionReview} horas. Se não decidirmos nesse prazo, ela começa automaticamente. Se for recusada, você vê por quê, e o valor inteiro é devolvido na hora.

Uma campanha nunca pode gastar mais do que o orçamento dela. Nosso sistema contábil não permite.

O crédito de divulgação é um presente só para divulgação. Ele não pode ser sacado, não faz parte do seu saldo, e você nunca precisa depositar nada para usá-lo.
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-support': {
    title: 'O que é o apoio público a produtos?',
    body: `
Alguns lugares marcados não estão à venda. Lojas a partir do nível Parceiro de Negócios podem receber o direito de pôr produtos ali. Os lugares dizem “Apoio público”, são no máximo um em cada dez dos lugares marcados e são preenchidos em rodízio: a ordem do rodízio é pública.

Não custa nada, e ninguém pode comprar a vez. Nosso registro público mostra quem tem o direito, e desde quando.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
