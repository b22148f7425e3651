import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers for the first days. `{…}` are values of this instance, filled in by the server. */
export const start = {
  'first-steps': {
    title: 'Como começo a vender?',
    body: `
Você não precisa de estoque nem de dinheiro próprio. Uma loja que vende tem quatro coisas:

1. Dados que dizem aos compradores quem você é: um nome, um endereço e uma forma de contato. Você os define em [dados da loja](/shop).
2. Produtos do [armazém](/goodsList/warehouse) com um preço que você escolhe. Você vê seu lucro por unidade antes de adicionar um.
3. Um link para a sua loja que as pessoas abrem. Ele está na sua [loja](/shopCenter) e pode ser compartilhado em qualquer lugar.
4. Um comprador que paga. O resto acontece automaticamente, e você pode acompanhar cada etapa.

## O que acontece quando alguém compra

O pagamento do comprador fica guardado em segurança só para este pedido. O custo do fornecedor é confirmado com esse pagamento, e o fornecedor envia o produto. Quando o comprador aceita o pedido ou termina o prazo de devolução, seu lucro está na sua carteira, com a data a partir da qual você pode sacá-lo. Nunca é você quem paga um fornecedor.

## O que vale configurar cedo

- Uma [senha de transações](transaction-password), para que só você possa retirar dinheiro.
- Uma [conta de recebimento](withdrawal-accounts). Uma nova pode ser usada depois de {accountHoldHours} horas, então é bom tê-la antes do primeiro saque.
`,
    of: 1,
    on: '2026-11-21',
  },
  'how-an-order-is-paid': {
    title: 'Quem paga um pedido, e quando?',
    body: `
**O comprador paga tudo.** Nunca tiramos da sua carteira nenhuma parte de um pedido.

Quando um comprador finaliza a compra, recebemos um só pagamento: produtos, frete e imposto. Ele fica separado, só para este pedido. Com ele são pagos, nesta ordem:

1. o imposto, à autoridade fiscal,
2. o fornecedor: o custo dos produtos e o envio deles,
3. a nossa [comissão](commission),
4. você: tudo o que sobra.

As quatro partes sempre somam o que o comprador pagou. Cada pedido as mostra em uma lista, até o último centavo.

## Um exemplo

Um comprador paga 24,60: um produto de 20,00, frete de 3,00 e imposto de 1,60. O fornecedor recebe 11,00 pelo produto e 3,00 pelo envio. A comissão de 5% do preço do produto é 1,00; o imposto, 1,60. A sua parte é 8,00.

## E se não for suficiente?

Isso não pode acontecer: recusamos um preço que não cobre os custos quando você o define. Veja [por que um preço é recusado](below-break-even).
`,
    of: 1,
    on: '2026-11-21',
  },
  'ways-to-pay': {
    title: 'Como meus compradores podem pagar?',
    body: `
Ao finalizar a compra, cada comprador vê as formas de pagamento que valem para o país dele e para o valor. Você não precisa configurar nada nem ter contrato com um provedor de pagamento.

- **Cartão, PayPal ou Mollie**: na página segura do provedor. A Mollie mostra as formas de pagamento do país do comprador, como o app do banco dele. Nem você nem nós vemos um cartão ou uma conta.
- **Transferência bancária**: os produtos ficam reservados para o comprador por alguns dias, até o dinheiro chegar.
- **USDT**: para um endereço que é só deste pedido.

Quais delas são oferecidas depende da plataforma e do país do comprador.

## Quando um pedido está pago?

Quando o próprio provedor confirma exatamente este valor, nesta moeda, para este pedido. Uma mensagem nunca basta: nós perguntamos ao provedor. O dinheiro que chega tarde demais é reembolsado automaticamente. Cada pedido mostra o que comprova o pagamento.

## Como um reembolso chega ao comprador?

Pela forma com que ele pagou. Quanto tempo leva depende do provedor ou do banco. Depois de uma transferência ou de um pagamento em USDT, o comprador diz para onde o reembolso deve ir.

## Um comprador pode me pagar diretamente?

Por favor, não peça isso. Só um pagamento no fechamento da compra cria um pedido e protege vocês dois. Veja [o que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-29',
  },
  'no-deposit-needed': {
    title: 'Preciso de um depósito para vender?',
    body: `
**Não.** Você nunca precisa de um depósito para abrir sua loja, colocar produtos à venda, receber pedidos, fazer com que sejam enviados, chegar a um nível mais alto ou sacar.

Os pedidos são pagos com o pagamento do próprio comprador. [Veja como](how-an-order-is-paid). Um fornecedor nunca pode ser pago com a sua carteira; por isso, uma carteira cheia não vende mais do que uma vazia.

Um depósito só faz sentido para algo que você decide comprar aqui, como a divulgação. Mesmo assim há um limite, para que você não deposite mais do que pretende. Veja [depósitos](deposits).

Se alguém disser que você precisa depositar dinheiro para um pedido ser enviado, para sacar ou para manter a loja aberta, não somos nós. [Leia o que nunca pedimos](we-never-ask) e, por favor, [conte para nós](/feedback).
`,
    of: 1,
    on: '2026-11-21',
  },
  invitations: {
    title: 'Como funcionam os convites?',
    body: `
Só quem tem um convite pode abrir uma conta. Um código de convite abre uma conta.

- Você pode criar {invitesPerDay} códigos por dia quando a sua própria conta tiver {inviterDays} dias. Eles são grátis, e não há outro tipo: ninguém pode vender um.
- Um código funciona uma vez, em até {inviteDays} dias. Você pode revogar um código que não foi usado.
- Você não ganha nada por convidar, nem quem está acima de você. O que o seu amigo ganha é dele.
- Você vê que um amigo entrou, com o nome abreviado. Você não vê as vendas dele.

## Quando um código é recusado

- **Desconhecido**: confira os caracteres. Os códigos não têm 0, O, 1 nem I.
- **Já usado**: cada código abre uma conta. Peça outro.
- **Vencido ou revogado**: peça um novo a quem convidou você.
- **Cadastro fechado**: no momento não é possível abrir contas novas. Tentar não gasta o seu código.

Quando você atingir o limite diário, poderá criar novos códigos depois da meia-noite no fuso horário da sua loja.
`,
    of: 1,
    on: '2026-11-21',
  },
  levels: {
    title: 'O que são os níveis e como chego ao próximo?',
    body: `
Há quatro níveis. **Eles são conquistados e são grátis.** Nenhum pagamento, depósito ou convite muda um nível.

- **Loja Padrão**: {standardGoods} produtos à venda, comissão {standardCommission}.
- **Loja Comercial**: {merchantGoods} produtos à venda, comissão {merchantCommission}.
- **Parceiro de Negócios**: {partnerGoods} produtos à venda, comissão {partnerCommission}.
- **Agente de Marca**: {agentGoods} produtos à venda, comissão {agentCommission}.

## O que conta

Pedidos entregues a compradores diferentes, a satisfação deles e poucos pedidos com problemas. Seus [dados da loja](/shop) mostram os números exatos e o seu progresso. Pedidos feitos pelo próprio lojista ou por pessoas próximas não contam.

Quando você atinge todos os números, toca em um botão e o nível é seu. Ninguém precisa aprovar.

## O que um nível nunca afeta

O seu direito ao seu dinheiro. Com um nível baixo você recebe e saca o mesmo dinheiro. Se um nível permite menos do que antes, nada é removido: o que está à venda continua à venda; você só não pode adicionar mais.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
