import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    title: 'Por que meu preço foi recusado? (405)',
    body: `
Com esse preço você teria prejuízo. Um preço de venda precisa cobrir o custo do fornecedor e a [comissão](commission). Se não cobrisse, você pagaria pelo próprio pedido, e aqui **nenhum pedido custa nada ao seu lojista, nunca**. Por isso recusamos um preço assim quando você o define, e de novo na finalização da compra.

## O que fazer

- Use o menor preço, que aparece ao lado do campo, ou um mais alto.
- Enquanto você digita, o campo mostra seu lucro por unidade.
- Para muitos produtos de uma vez, “o preço sugerido” nunca fica abaixo do menor.

## Quando o preço antes estava bom

O custo do fornecedor mudou. Pedidos pagos mantêm o custo antigo. Talvez tenhamos pausado a venda do produto por você; defina um novo preço e coloque-o à venda de novo.
`,
    of: 1,
    on: '2026-11-21',
  },
  commission: {
    title: 'O que é a comissão?',
    body: `
É o que nós ganhamos, e a única coisa que tiramos de uma venda: uma parte do **preço do produto**. Do frete e do imposto não tiramos nada.

- Loja Padrão: {standardCommission}
- Loja Comercial: {merchantCommission}
- Parceiro de Negócios: {partnerCommission}
- Agente de Marca: {agentCommission}

A taxa de um pedido é fixada no dia do pedido e fica registrada nele. Quando algo é reembolsado, a comissão é devolvida pela mesma taxa.

Não há tarifa para abrir uma loja, colocar produtos à venda, subir de nível, verificar sua identidade ou guardar seu dinheiro. Pagamos os provedores de pagamento com a nossa comissão. Um saque pode ter o custo do banco ou da rede, mostrado antes de você enviar.
`,
    of: 1,
    on: '2026-11-21',
  },
  'showcase-limits': {
    title: 'Por que não posso adicionar ou remover mais produtos? (452, 447)',
    body: `
Seu nível tem dois limites.

**Produtos à venda (452).** {standardGoods} para uma Loja Padrão, {merchantGoods} para uma Loja Comercial, {partnerGoods} para um Parceiro de Negócios, {agentGoods} para um Agente de Marca. Você pode manter outros tantos com a venda pausada. Para abrir espaço, pause a venda de produtos ou remova alguns, ou chegue ao próximo [nível](levels).

**Remoções por dia (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} ou {agentDeletions}, conforme o nível. Isso protege você de enganos, e sua loja de programas que tenham obtido acesso à sua conta. A contagem recomeça à meia-noite no fuso horário da sua loja.

- **Pausar a venda** de produtos não conta. Muitas vezes é só disso que você precisa.
- Uma remoção que você desfaz em até {undoMinutes} minutos também não conta.
- Produtos que removemos porque um fornecedor parou de vendê-los não contam.
`,
    of: 1,
    on: '2026-11-21',
  },
  'changed-in-the-meantime': {
    title: 'Diz que algo mudou. O que aconteceu? (456, 457, 458)',
    body: `
Os mesmos produtos e pedidos podem mudar enquanto você olha para eles, então o que você vê pode ser de alguns instantes atrás. Nada foi feito e nada se perdeu: o que você digitou continua lá.

- **Mudou desde que você abriu (456)**: você, em outro aparelho, ou nosso sistema mudou a mesma coisa. Confira e decida de novo.
- **Estoque insuficiente (457)**: outras lojas vendem o mesmo estoque. Escolha menos ou tente de novo mais tarde.
- **O preço mudou (458)**: o custo do fornecedor ou o preço de venda é diferente do que você viu. Confira primeiro o novo.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
