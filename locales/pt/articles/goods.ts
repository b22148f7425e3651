import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    title: 'Por que meu preço foi recusado? (405)',
    body: `
Com esse preço você teria prejuízo. Um preço de venda precisa cobrir o que o fornecedor recebe pelos produtos e a [comissão](commission). Se não cobrisse, você pagaria pelo próprio pedido, e aqui **nenhum pedido custa nada ao seu lojista, nunca**. Por isso um preço assim é recusado quando você o define, e de novo no fechamento da compra.

## O que fazer

- Use o menor preço que aparece ao lado do campo, ou um mais alto.
- O campo mostra, enquanto você digita, o que uma unidade deixa para você.
- Para muitos produtos de uma vez, “o preço sugerido” nunca fica abaixo do menor.

## Quando acontece com um preço que estava bom

O custo do fornecedor mudou. Pedidos pagos mantêm o custo antigo. O produto pode ter tido a venda pausada automaticamente; defina um novo preço e coloque à venda de novo.
`,
    of: 1,
    on: '2026-11-21',
  },
  commission: {
    title: 'O que é a comissão?',
    body: `
É o que nós ganhamos, e a única coisa que tiramos de uma venda: uma parte do **preço dos produtos**. Do frete e do imposto não se tira nada.

- Loja Padrão: {standardCommission}
- Loja Comercial: {merchantCommission}
- Parceiro de Negócios: {partnerCommission}
- Agente de Marca: {agentCommission}

A taxa de um pedido é fixada no dia do pedido e fica registrada nele. Quando algo é reembolsado, a comissão é devolvida pela mesma taxa.

Não há cobrança para abrir uma loja, colocar produtos à venda, subir de nível, verificar sua identidade ou guardar seu dinheiro. O que os provedores de pagamento cobram é pago por nós, da nossa comissão. Um saque pode ter o custo do banco ou da rede, mostrado antes de você enviar.
`,
    of: 1,
    on: '2026-11-21',
  },
  'showcase-limits': {
    title: 'Por que não posso adicionar ou remover mais produtos? (452, 447)',
    body: `
Seu nível tem dois limites.

**Produtos à venda (452).** {standardGoods} para uma Loja Padrão, {merchantGoods} para uma Loja Comercial, {partnerGoods} para um Parceiro de Negócios, {agentGoods} para um Agente de Marca. Você pode manter outros tantos com a venda pausada. Para abrir espaço, pause a venda de produtos ou remova alguns; ou chegue ao próximo [nível](levels).

**Remoções por dia (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} ou {agentDeletions}, conforme o nível. Isso protege você de enganos, e sua loja de programas que tenham tomado sua sessão. A conta recomeça à meia-noite no fuso horário da sua loja.

- **Pausar a venda** de produtos não conta. Muitas vezes é só disso que você precisa.
- Uma remoção que você desfaz em até {undoMinutes} minutos também não conta.
- Produtos que o sistema tira, porque um fornecedor parou de vendê-los, não contam.
`,
    of: 1,
    on: '2026-11-21',
  },
  'changed-in-the-meantime': {
    title: 'Diz que algo mudou. O que aconteceu? (456, 457, 458)',
    body: `
Várias pessoas trabalham com os mesmos produtos e pedidos, então o que você vê pode ter alguns instantes. Nada foi feito e nada se perdeu: o que você digitou continua lá.

- **Mudou desde que você abriu (456)**: você, em outro aparelho, ou o sistema mudou a mesma coisa. Olhe de novo e decida outra vez.
- **Estoque insuficiente (457)**: outras lojas vendem o mesmo estoque. Leve menos ou pergunte de novo mais tarde.
- **O preço mudou (458)**: o custo do fornecedor ou o preço de venda é diferente do que você viu. Olhe primeiro o novo.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
