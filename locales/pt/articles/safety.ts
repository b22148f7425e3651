import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    title: 'O que nunca vamos pedir a você',
    body: `
**Nunca pedimos que você deposite para poder sacar.** Nem para um imposto, nem para uma tarifa, nem para provar quem você é, nem para chegar a um nível, nem para desbloquear, descongelar ou acelerar algo. Aqui não existe essa cobrança: nosso sistema contábil não tem lançamento para ela, então ninguém da nossa equipe poderia fazê-la, mesmo que quisesse.

Também nunca pedimos

- sua senha, sua senha de transações ou um código da sua verificação em duas etapas,
- que você envie dinheiro ou criptomoedas a uma pessoa, a uma carteira particular ou a um endereço que não aparece neste app,
- que você vá para um chat em outro lugar para “resolver por lá”,
- que você instale um programa que deixa alguém ver sua tela,
- que você convide outras pessoas para que seu dinheiro seja liberado,
- que você compre na sua própria loja.

## Se alguém pedir isso

1. Não pague e não responda.
2. Mude sua senha e encerre as sessões que não reconhece.
3. [Escreva para nós](/feedback) o que foi dito e onde. Perguntar nunca tem consequências para você.

Se você já pagou: avise na hora seu banco ou a empresa do cartão, e a polícia. Desconfie de quem agora oferece recuperar o dinheiro em troca de uma taxa. [Leia sobre isso](recovery-scams).
`,
    of: 1,
    on: '2026-11-21',
  },
  'recovery-scams': {
    title: 'Alguém oferece recuperar dinheiro perdido. É verdade?',
    body: `
Quase nunca. Quem perdeu dinheiro muitas vezes é procurado de novo por alguém que diz ser advogado, uma autoridade, um “agente de recuperação” ou o nosso atendimento. Eles conhecem detalhes, porque são as mesmas pessoas ou compraram a lista delas. Pedem primeiro uma taxa, um imposto, um depósito ou suas senhas.

## Como reconhecer

- Eles procuraram você. Não foi você quem os procurou.
- É preciso pagar algo antes, muitas vezes em criptomoedas ou cartões-presente.
- É urgente, e você não deve contar a ninguém.
- Querem ver sua tela ou receber códigos do seu celular.

Nenhuma autoridade cobra taxa para devolver dinheiro. Nós também não: **aqui, um reembolso ou um saque nunca começa com um pagamento seu.**

## O que ajuda

- Seu banco ou a empresa do cartão: pergunte hoje, porque os prazos são curtos.
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
Você não deveria precisar confiar em nós. Por isso, o importante não são promessas, e sim a forma como a plataforma é construída.

- **Pedidos vêm só de compradores.** Um pedido começa com um pagamento que foi realmente recebido. Ninguém da nossa equipe, e nenhum programa, pode criar um pedido, uma visita ou um comentário.
- **Sua carteira nunca paga um pedido.** Nenhum lançamento contábil leva da carteira de um lojista a um fornecedor.
- **Só existem os tipos de lançamento da lista.** O banco de dados recusa todos os outros. Tipos como “desbloqueio”, “taxa de verificação” ou “taxa de nível” não estão entre eles.
- **Cada lançamento é encadeado ao anterior.** Ele traz um número consecutivo e uma impressão digital; assim, nenhum pode ser alterado ou removido sem que se perceba.
- **Uma retenção tem motivo, valor e data para terminar**, e outro revisor decide quando você recorre.
- **Um saque sobre o qual não decidimos é aprovado automaticamente depois de {selfApproveHours} horas.**
- **Cada número abre as linhas que o compõem.** Não há contadores que alguém possa mudar.
- **Níveis e convites são grátis e não rendem nada a ninguém.**

Você pode conferir muito disso por conta própria: compare o que um comprador pagou com as partes do pedido e confira seus lançamentos desde o primeiro.
`,
    of: 1,
    on: '2026-11-21',
  },
  'public-record': {
    title: 'Como posso conferir que ninguém muda o passado?',
    body: `
Tudo o que fazemos que diz respeito à sua loja é acrescentado a um **registro público**: uma retenção e o seu fim, uma recusa, um pagamento, um novo nível, uma decisão sobre um recurso. Isso acontece em um minuto. O registro só cresce, e notários independentes também podem assiná-lo.

Os outros não conseguem ler o que ele diz sobre você. Só a sua loja tem as chaves das próprias entradas, e pode abrir todas.

## O que o seu celular confere

1. Que o registro só cresceu: nada do que estava nele mudou ou desapareceu.
2. Que o seu saldo faz parte, até o centavo, do total que publicamos a cada hora do que é devido a todas as lojas, compradores e fornecedores.
3. Que cada retenção, recusa e restrição mostrada a você está no registro, e que não falta nenhuma.

Ele confere automaticamente, e também quando você toca em **Conferir agora**. O resultado aparece abaixo do seu saldo. Se algo não bater, o seu celular avisa na tela inteira e salva um arquivo que qualquer pessoa pode conferir sem nós.

## O que nos impede de falsificá-lo

- **A chave.** O registro é assinado com uma única chave. O seu celular se lembra dela desde o primeiro dia, e ela está no seu e-mail de boas-vindas, como texto e como código para a sua câmera. Se um dia aparecer outra, algo está errado.
- **Os notários.** Eles só assinam um registro que contém tudo o que já assinaram antes.
- **Outras pessoas.** Compare o seu celular com o de um colega: os dois devem ter o mesmo registro.

Qualquer pessoa pode ler o registro sem conta: a página “O registro público” está nas [Configurações](/settings), junto com os termos e as tarifas. Ela também mostra o que há para pagar o que é devido, e como sabemos.
`,
    of: 1,
    on: '2026-11-28',
  },
  'restrictions-and-appeals': {
    title: 'Minha loja ou conta sofreu uma restrição. O que posso fazer? (411)',
    body: `
Leia primeiro a decisão. Ela precisa dizer qual regra se aplica, por quê, com que provas, o que abrange e quando termina. Sem isso, uma restrição não pode ser aplicada.

- Ela **termina automaticamente** na data marcada. Prolongá-la exige um segundo revisor e provas novas.
- Você pode **recorrer** a partir da decisão. Um revisor que não aplicou a restrição decide em até 10 dias.
- Pedidos pagos continuam: são enviados ou reembolsados, e a sua parte deles continua sua.
- O dinheiro só é retido até o valor indicado. O resto pode ser sacado.

**Conta suspensa (411)**: ao entrar, você chega só à decisão e ao recurso. Seu dinheiro é pago, descontadas as reivindicações comprovadas. Ele não é confiscado, e nenhum pagamento seu mudaria a decisão.

Não responder a tempo nunca é infração. Pedidos em que um lojista não faz nada são enviados ou reembolsados automaticamente, sem custo.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
