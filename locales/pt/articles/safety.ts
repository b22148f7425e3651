import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    title: 'O que nunca vamos pedir a você',
    body: `
**Nunca pedimos que você deposite para poder sacar.** Nem para um imposto, nem para uma tarifa, nem para provar quem você é, nem para chegar a um nível, nem para desbloquear, descongelar ou acelerar algo. Este produto não tem essa cobrança: os livros não a conhecem, então ninguém que trabalha aqui poderia fazê-la, mesmo que quisesse.

Também nunca pedimos

- sua senha, sua senha de transações ou um código da sua verificação em duas etapas,
- que você envie dinheiro ou moedas a uma pessoa, a uma carteira particular ou a um endereço que não aparece dentro deste app,
- que você vá para um chat em outro lugar para “resolver por lá”,
- que você instale um programa que deixa alguém ver sua tela,
- que você convide outras pessoas para que seu dinheiro seja liberado,
- que você compre na sua própria loja.

## Se alguém pedir isso

1. Não pague e não responda.
2. Mude sua senha e encerre as sessões que não reconhece.
3. [Escreva para nós](/feedback) o que foi dito e onde. Nada acontece com você por perguntar.

Se você já pagou: avise na hora seu banco ou a empresa do cartão, e a polícia. Desconfie de quem agora oferece recuperar o dinheiro em troca de uma taxa. [Leia sobre isso](recovery-scams).
`,
    of: 1,
    on: '2026-11-21',
  },
  'recovery-scams': {
    title: 'Alguém oferece recuperar dinheiro perdido. É verdade?',
    body: `
Quase nunca. Quem perdeu dinheiro recebe de novo ligações ou mensagens de alguém que diz ser advogado, uma autoridade, um “agente de recuperação” ou o nosso suporte. Eles conhecem detalhes, porque são as mesmas pessoas ou compraram a lista delas. Pedem primeiro uma taxa, um imposto, um depósito ou suas senhas.

## Como reconhecer

- Eles vieram até você. Você não foi até eles.
- É preciso pagar algo antes, muitas vezes em moedas ou cartões-presente.
- É urgente, e você não deve contar a ninguém.
- Querem ver sua tela ou querem códigos do seu celular.

Nenhuma autoridade cobra taxa para devolver dinheiro. Nós também não: **aqui, um reembolso ou um saque nunca começa com um pagamento seu.**

## O que ajuda

- Seu banco ou a empresa do cartão: pergunte hoje, os prazos são curtos.
- A polícia de onde você mora e o órgão contra fraudes do seu país. Denunciar é grátis.
- Guarde tudo: mensagens, endereços, recibos, hashes de transações.

Se usaram o nosso nome, por favor, [conte para nós](/feedback).
`,
    of: 1,
    on: '2026-11-21',
  },
  'honest-by-structure': {
    title: 'Como sei que isto é honesto?',
    body: `
Você não deveria precisar confiar em nós. Por isso, o importante não são promessas, e sim a forma como tudo é construído.

- **Pedidos vêm só de compradores.** Um pedido começa com um pagamento que foi realmente recebido. Ninguém aqui, e nenhum programa, pode criar um pedido, uma visita ou um comentário.
- **Sua carteira não paga nenhum pedido.** Não existe nos livros um lançamento que leve da carteira de um lojista a um fornecedor.
- **Só existem os tipos de lançamento da lista.** O próprio banco de dados recusa todos os outros. Tipos como “desbloqueio”, “taxa de verificação” ou “taxa de nível” não estão entre eles.
- **Cada lançamento é encadeado ao anterior.** Ele traz um número sem falhas na sequência e uma impressão digital; assim nenhum pode ser alterado ou removido sem que se veja.
- **Uma retenção tem motivo, valor e fim**, e outra pessoa decide quando você recorre.
- **Um saque que ninguém decide é aprovado automaticamente depois de {selfApproveHours} horas.**
- **Os números abrem as linhas de que são feitos.** Não há contadores que alguém possa manipular.
- **Níveis e convites são grátis e não rendem nada a ninguém.**

Você pode conferir muito disso por conta própria: compare o que um comprador pagou com as partes do pedido e siga seus lançamentos desde o primeiro.
`,
    of: 1,
    on: '2026-11-21',
  },
  'restrictions-and-appeals': {
    title: 'Minha loja ou conta sofreu uma restrição. O que posso fazer? (411)',
    body: `
Leia primeiro a notificação. Ela precisa dizer qual regra, por quê, no que se baseia, o que abrange e quando termina. Sem isso, uma restrição não pode ser feita.

- Ela **termina automaticamente** no dia marcado. Prolongá-la exige uma segunda pessoa e provas novas.
- Você pode **recorrer** a partir da notificação. Outra pessoa, que não é quem restringiu você, decide em 10 dias.
- Pedidos pagos continuam: são enviados ou reembolsados, e a sua parte deles continua sua.
- O dinheiro só é retido até o valor indicado. O resto pode ser sacado.

**Conta fechada (411)**: ao entrar, você chega só à notificação e ao recurso. O que é seu é pago, descontadas as reivindicações comprovadas. Nada é confiscado, e nenhum pagamento seu mudaria a decisão.

Não responder a tempo não é infração. Pedidos que um lojista não olha são enviados ou reembolsados automaticamente; nada é cobrado por isso.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
