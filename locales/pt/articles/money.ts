import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    title: 'O que compõe o meu saldo?',
    body: `
Sua [carteira](/wallet) mostra quatro valores. Eles sempre somam o saldo.

- **Disponível**: você pode sacar ou gastar agora.
- **Pendente**: ganho, com uma data em que fica disponível.
- **Retido**: separado por um motivo escrito, com data para terminar. Veja [dinheiro retido](held-money).
- **Em saque**: saques que você pediu e que ainda não chegaram.

Cada valor abre as movimentações que o formam. Cada movimentação traz o saldo de antes e o de depois e um número consecutivo; assim, nada pode ser inserido nem retirado.

O que os compradores pagaram por pedidos ainda em curso **não** está no seu saldo. Esse dinheiro fica guardado para o pedido até ele ser aceito, e aparece à parte.
`,
    of: 1,
    on: '2026-11-21',
  },
  'when-money-is-yours': {
    title: 'Quando recebo o dinheiro de uma venda?',
    body: `
Todo pedido segue as mesmas etapas, e cada etapa tem uma data.

1. O comprador paga. O pagamento fica guardado para este pedido.
2. O pacote é entregue. Agora o comprador tem {returnDays} dias para devolver.
3. O pedido é aceito. Sua parte está garantida, e você vê o dia em que ela fica disponível.
4. Nesse dia ela está disponível, e você pode sacar.

Esse dia é quando o pedido é aceito, ou este número de dias depois da entrega, o que vier por último:

- Loja Padrão: {standardRelease} dias
- Loja Comercial: {merchantRelease} dias
- Parceiro de Negócios: {partnerRelease} dias
- Agente de Marca: {agentRelease} dias

Você não precisa fazer nada, e ninguém precisa aprovar. Enquanto você espera, nenhum dinheiro seu fica preso: o fornecedor foi pago com o pagamento do comprador.
`,
    of: 1,
    on: '2026-11-21',
  },
  withdrawals: {
    title: 'Como saco, e quanto tempo leva?',
    body: `
Você pode sacar seu saldo **disponível**, a partir de {withdrawalMin}. Você precisa de uma [conta de recebimento](withdrawal-accounts), de uma [senha de transações](transaction-password) e de uma [identidade verificada](identity).

## Os prazos

- Você pode cancelar até o envio, e o valor fica disponível de novo na hora.
- Prometemos uma decisão em até {decideHours} horas.
- **Se não tivermos decidido depois de {selfApproveHours} horas, ele é aprovado automaticamente e pago em parcelas diárias dentro do seu limite diário, em no máximo {slices} dias.** Só uma retenção por escrito impede isso, e você pode lê-la e recorrer.
- Depois ele é enviado: redes levam minutos; bancos, de um a três dias úteis.

## Quanto custa

No máximo o que o banco ou a rede cobra. Mostramos antes de você enviar, e o custo é descontado do valor. Não há outra tarifa: **nem imposto para desbloquear, nem taxa de verificação, nem depósito antes.** [Nunca pedimos isso](we-never-ask).

## Quando não dá certo

Se um banco ou uma rede devolve o saque, o valor inteiro volta para a sua carteira com o motivo. Se recusamos seu saque, o valor fica disponível de novo na hora, com um motivo e o que fazer em seguida. Nunca ficamos com ele.
`,
    of: 1,
    on: '2026-11-21',
  },
  'withdrawal-accounts': {
    title: 'Para onde posso sacar? (444, 451)',
    body: `
Para um cartão ou conta bancária, para USDT na Ethereum (ERC-20) ou para USDT na TRON (TRC-20). Você pode ter até {accountsMax} contas (444). Para adicionar outra, remova uma que não usa.

- Uma conta nova pode ser usada depois de {accountHoldHours} horas. Enviamos uma notificação a todos os seus aparelhos, para que você tenha tempo de impedir alguém que tenha entrado na sua conta.
- Um número ou endereço alterado conta como conta nova. Uma anotação alterada, não.
- O nome de uma conta bancária precisa ser o seu.
- Conferimos se um endereço tem erros de digitação. Não podemos conferir se ele é seu: criptomoedas enviadas a um endereço errado se perdem, então compare caractere por caractere.

**Conta não encontrada (451)** significa que ela foi removida ou não é sua. Escolha uma da lista.
`,
    of: 1,
    on: '2026-11-21',
  },
  'insufficient-balance': {
    title: 'Diz que meu saldo não é suficiente. (424)',
    body: `
O valor é maior do que o que você tem **disponível**. O dinheiro pendente ou retido é seu, mas você ainda não pode sacá-lo nem gastá-lo. Sua [carteira](/wallet) mostra a data de cada valor.

Isso pode acontecer com um saque ou com uma divulgação. **Nunca** pode acontecer com um pedido: os pedidos são pagos com o pagamento do comprador e não dependem da sua carteira.

Você não precisa depositar nada. Escolha um valor menor ou espere a data.
`,
    of: 1,
    on: '2026-11-21',
  },
  deposits: {
    title: 'Como funcionam os depósitos? (448, 429)',
    body: `
Antes de tudo: [você não precisa de um para vender](no-deposit-needed).

Se você quiser fazer um, recebe um endereço ou uma referência bancária e um valor exato. Envie exatamente esse valor, exatamente por essa rede.

- O depósito mínimo é {depositMin}; algumas formas têm um mais alto, mostrado ao lado. Recusamos solicitações menores (448), porque o custo da rede as consumiria. Se chegar um valor menor, ele não se perde: nós o creditamos quando o total for suficiente, ou o devolvemos.
- Há um máximo, para que você não deposite mais do que pretende: {depositCap} nos primeiros {depositFirstDays} dias; depois, metade do que foi liquidado para você em {depositSalesDays} dias, se esse valor for maior.
- Uma transação pode ser usada uma vez. Se o hash dela já foi usado (429), confira se você copiou o certo e olhe suas [movimentações](/wallet/flow): ela talvez já tenha sido creditada.

Conferimos cada depósito com a rede ou com o banco e creditamos o valor que realmente chegou. Ninguém da nossa equipe pode digitar um saldo.
`,
    of: 1,
    on: '2026-11-21',
  },
  'held-money': {
    title: 'Por que parte do meu dinheiro está retida? (449, 450)',
    body: `
Só retemos dinheiro por um de poucos motivos publicados, como uma disputa aberta sobre um pedido específico ou um sinal de que outra pessoa está usando sua conta. Cada retenção diz:

- **por quê**, em palavras, e em que provas se baseia,
- **quanto**: o resto da sua carteira continua disponível,
- **até quando**: ela termina automaticamente nesse dia,
- **como recorrer**: um revisor que não a aplicou decide em até 10 dias. Se o recurso não for decidido a tempo, o valor retido fica disponível de novo.

Você a encontra na sua [carteira](/wallet). Um depósito nunca faz com que ela termine antes. Se alguém oferecer isso, [é fraude](we-never-ask).

**Parte do seu saldo está retida (449)**: o valor retido não pode ser sacado. Todo o resto pode. **Carteira congelada (450)**: nada pode sair nem entrar por um tempo limitado, por ordem judicial ou porque você ou nós vimos que outra pessoa entrou.
`,
    of: 1,
    on: '2026-11-21',
  },
  'weekly-payout': {
    of: 1,
    on: '2026-11-29',
    title: 'Como recebo toda semana sem pedir?',
    body: `
Ative o [saque semanal](/wallet/schedule): escolha uma conta, um dia, o mínimo e o máximo pagos de uma vez.

- Nesse dia, pela manhã no fuso horário da sua loja, o que está disponível é solicitado como um saque normal. Valem as mesmas regras, prazos e custos de [qualquer saque](withdrawals), e você pode cancelar.
- Menos que o mínimo espera a semana seguinte. O que passar do máximo fica na sua carteira.
- Para ativar, pedimos sua [senha de transação](transaction-password), sua segunda etapa e, se um dos seus dispositivos assina, a assinatura do seu celular. Depois nada é perguntado de novo, então escolha bem o máximo.
- Se algo impedir, como uma restrição ou uma conta nova, nada é pago, a tela diz por quê e tentamos na semana seguinte. Seu dinheiro continua disponível.
- Você pode encerrar quando quiser, sem senha. Remover a conta também encerra.

Cada pagamento feito assim é marcado, e seu celular confere se ele está coberto pelo que você assinou: esta conta, não mais que o máximo, uma vez por semana.
`,
  },
  statements: {
    title: 'O que são os extratos mensais?',
    body: `
Depois do fim de cada mês, fazemos um extrato da sua [carteira](/wallet/statements). Ele nunca muda e a numeração não tem lacunas.

- **Liquidação**: seu saldo antes e depois, e o que entrou e saiu.
- **Fatura de tarifas**: [comissão](commission), tarifas de rede e divulgação. Já foram descontadas, não há nada a pagar.
- **Impostos por país**: o que seus compradores pagaram de impostos. Fica guardado para as autoridades fiscais e não faz parte do seu saldo. Para a UE há também um arquivo com as colunas do balcão único.

Cada soma abre os lançamentos do livro que a formam, e cada arquivo está no seu idioma.

Um reembolso de um mês posterior aparece no extrato daquele mês. Você também pode salvar os [movimentos](/wallet/flow) em CSV.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
