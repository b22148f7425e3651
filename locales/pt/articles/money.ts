import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    title: 'Do que é feito o meu saldo?',
    body: `
Sua [carteira](/wallet) mostra quatro valores. Eles sempre somam o saldo.

- **Disponível**: você pode sacar ou gastar agora.
- **Pendente**: ganho, com uma data em que fica disponível.
- **Retido**: separado por um motivo escrito, com um fim. Veja [dinheiro retido](held-money).
- **A caminho**: saques que você pediu e que ainda não chegaram.

Cada valor abre as movimentações que o formam. Cada movimentação traz o saldo de antes e o de depois e um número sem falhas na sequência; assim nada pode ser inserido no meio nem retirado.

O dinheiro que os compradores pagaram por pedidos ainda em curso **não** está no seu saldo. Ele pertence ao pedido até o pedido ser aceito, e aparece à parte.
`,
    of: 1,
    on: '2026-11-21',
  },
  'when-money-is-yours': {
    title: 'Quando recebo o dinheiro de uma venda?',
    body: `
O dinheiro de um pedido segue sempre o mesmo caminho, e cada etapa tem uma data.

1. O comprador paga. O dinheiro espera por este pedido.
2. O pacote é entregue. Agora o comprador tem {returnDays} dias para devolver.
3. O pedido é aceito. Sua parte é certa, e você vê o dia em que ela fica disponível.
4. Nesse dia ela está disponível, e você pode sacar.

Esse dia é quando o pedido é aceito, ou este tempo depois da entrega, o que vier por último:

- Loja Padrão: {standardRelease} dias
- Loja Comercial: {merchantRelease} dias
- Parceiro de Negócios: {partnerRelease} dias
- Agente de Marca: {agentRelease} dias

Você não precisa fazer nada para isso, e ninguém precisa aprovar. Enquanto espera, você não tem dinheiro seu no pedido: quem pagou o fornecedor foi o comprador.
`,
    of: 1,
    on: '2026-11-21',
  },
  withdrawals: {
    title: 'Como saco, e quanto tempo leva?',
    body: `
Você pode sacar o que está **disponível**, a partir de {withdrawalMin}. Você precisa de uma [conta de recebimento](withdrawal-accounts), de uma [senha de transações](transaction-password) e de uma [identidade verificada](identity).

## Os prazos

- Até o envio você pode cancelar, e o dinheiro volta na hora.
- A decisão é prometida em até {decideHours} horas.
- **Se ninguém decidiu depois de {selfApproveHours} horas, ele é aprovado automaticamente e pago em parcelas diárias dentro do seu limite diário, em no máximo {slices} dias.** Só uma retenção por escrito impede isso, e você pode lê-la e recorrer.
- Depois ele é enviado: redes levam minutos; bancos, de um a três dias úteis.

## Quanto custa

No máximo o que o banco ou a rede cobra. Aparece antes do envio e sai do valor. Não há outra tarifa: **nem imposto para desbloquear, nem taxa de verificação, nem depósito antes.** [Nunca pedimos isso](we-never-ask).

## Quando não dá certo

Se um banco ou uma rede devolve, o valor inteiro volta para a sua carteira com o motivo. Se o seu saque é recusado, o valor volta na hora, com um motivo e o que fazer em seguida. Ele nunca fica conosco.
`,
    of: 1,
    on: '2026-11-21',
  },
  'withdrawal-accounts': {
    title: 'Onde posso receber? (444, 451)',
    body: `
Em um cartão ou conta bancária, em USDT na Ethereum (ERC-20) ou em USDT na TRON (TRC-20). Você pode manter {accountsMax} contas no total (444). Para adicionar outra, remova uma que não usa.

- Uma conta nova pode ser usada depois de {accountHoldHours} horas. Todos os seus aparelhos são avisados, para que você tenha tempo de impedir alguém que tenha entrado na sua conta.
- Um número ou endereço alterado conta como conta nova. Uma anotação alterada, não.
- O nome de uma conta bancária precisa ser o seu.
- Um endereço é conferido contra erros de digitação. Não dá para conferir se ele é seu: moedas enviadas a um endereço errado se perdem, então compare letra por letra.

**Conta não encontrada (451)** significa que ela foi removida nesse meio-tempo ou não é sua. Escolha uma da lista.
`,
    of: 1,
    on: '2026-11-21',
  },
  'insufficient-balance': {
    title: 'Diz que meu saldo não é suficiente. (424)',
    body: `
Você pediu mais do que está **disponível**. O dinheiro pendente e o retido são seus, mas ainda não estão disponíveis; por isso hoje não podem ser sacados nem gastos. Sua [carteira](/wallet) mostra a data de cada valor.

Isso pode acontecer com um saque ou com uma divulgação. **Nunca** pode acontecer com um pedido: os pedidos são pagos com o pagamento do comprador e não olham a sua carteira.

Você não precisa pôr dinheiro. Use um valor menor ou espere a data.
`,
    of: 1,
    on: '2026-11-21',
  },
  deposits: {
    title: 'Como funcionam os depósitos? (448, 429)',
    body: `
Antes de tudo: [você não precisa de um para vender](no-deposit-needed).

Se você quiser fazer um, recebe um endereço ou uma referência bancária e um valor exato. Envie exatamente isso, exatamente por essa rede.

- O depósito mínimo é {depositMin}; algumas formas têm um mais alto, mostrado ao lado. Solicitações menores são recusadas (448), porque o custo da rede as consumiria. Se chegar um valor menor, ele não se perde: é creditado quando a soma for suficiente, ou devolvido.
- Há um máximo, para que ninguém ponha mais do que pretende: {depositCap} nos primeiros {depositFirstDays} dias; depois, metade do que foi liquidado para você em {depositSalesDays} dias, se isso for mais.
- Uma transação pode ser usada uma vez. Se o hash dela já foi usado (429), confira se você copiou o certo e olhe suas [movimentações](/wallet/flow): ela talvez já tenha sido creditada.

Um depósito é conferido com a rede ou com o banco. Ele é creditado quando está mesmo lá, com o que realmente chegou. Ninguém aqui pode digitar um saldo.
`,
    of: 1,
    on: '2026-11-21',
  },
  'held-money': {
    title: 'Por que parte do meu dinheiro está retida? (449, 450)',
    body: `
Dinheiro só é retido por um de poucos motivos escritos, como uma disputa aberta de um pedido específico ou um sinal de que outra pessoa está na sua conta. Cada retenção diz:

- **por quê**, em palavras, e no que se baseia,
- **quanto**: o resto da sua carteira continua disponível,
- **até quando**: ela termina automaticamente nesse dia,
- **como recorrer**: outra pessoa, que não é quem a colocou, decide em 10 dias. Se não decidir, o valor retido fica disponível de novo.

Você a encontra na sua [carteira](/wallet). Ela nunca termina antes porque você pagou algo. Se alguém oferecer isso, [é fraude](we-never-ask).

**Parte do seu saldo está retida (449)**: o valor retido não pode ser sacado. Todo o resto pode. **Carteira congelada (450)**: nada pode sair nem entrar por um tempo limitado, por ordem de um tribunal ou porque você ou nós vimos que outra pessoa entrou.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
