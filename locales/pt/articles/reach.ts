import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    title: 'Como recebo as notificações?',
    body: `
Tudo está no app, em [Notificações](/notifications), no idioma que você escolheu. Cada notificação leva à única coisa que você pode fazer a respeito. O que você leu em um aparelho fica marcado como lido em todos.

Nas [configurações](/settings) você escolhe de que outra forma quer receber cada tipo de notificação: nos seus aparelhos, por e-mail ou de nenhuma.

- **As horas de silêncio** valem no fuso horário da sua loja. As notificações esperam até elas terminarem.
- **Várias de uma vez** chegam como uma só mensagem, que diz quantas são.
- **Os e-mails** têm no fim um link que cancela os desse tipo com um só toque. Isso não muda nada no app.

De cada notificação você pode ver como foi enviada e se chegou.
`,
    of: 1,
    on: '2026-11-22',
  },
  'push-notifications': {
    title: 'As notificações não chegam ao meu celular. O que posso fazer?',
    body: `
1. Abra as configurações de notificações. Este aparelho está na lista? Se não, ative-o ali; seu navegador pergunta uma vez.
2. Toque em **Testar**. A notificação deve chegar em segundos.
3. Se nada chegar, confira nas configurações do celular se as notificações deste navegador ou app são permitidas e se a economia de bateria não as bloqueia.
4. Em alguns celulares, só funciona depois que você coloca o app na tela de início.

Um aparelho que não aceita mais notificações sai da lista automaticamente, e avisamos você no app. Nada se perde: tudo o que enviamos está no app.

O que enviamos a um aparelho é criptografado. A empresa que entrega não consegue ler.
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-us': {
    title: 'Como falo com vocês agora?',
    body: `
Em [Atendimento](/service) você escreve para a nossa equipe. Você vê quando estamos disponíveis, quantas pessoas estão à sua frente e até quando terá uma resposta. Durante esse horário, a meta é de {chatMinutes} minutos.

- **Você pode fechar o app.** Quando respondemos, você recebe uma notificação no seu aparelho, e a conversa continua de onde estava.
- **Sem conexão** você também pode escrever. A mensagem é enviada quando houver conexão, uma só vez.
- **Imagens** podem ser adicionadas, até {chatFiles} por mensagem.
- **Depois de {chatDays} dias sem mensagens**, a conversa é encerrada. Escrever a reabre.
- **Guarde-a**: você pode salvar a conversa inteira como arquivo e dar uma nota a ela.

Ninguém da nossa equipe pede senha, código ou dinheiro, no chat ou em outro lugar. [Leia o que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-buyers': {
    title: 'Posso escrever a um comprador?',
    body: `
Sim, na página do pedido. O comprador vê sua mensagem ali e, se não a ler, recebe um e-mail; ele pode responder sem ter conta.

Limite-se ao pedido, por favor: disponibilidade, entrega ou um problema com ele.
`,
    of: 1,
    on: '2026-11-22',
  },
  'shared-inbox': {
    title: 'Onde vejo tudo o que os compradores escrevem?',
    body: `
Na [caixa de entrada](/inbox): mensagens sobre pedidos e perguntas antes da compra em uma só lista, as mais novas primeiro. Ela é atualizada automaticamente.

- **Os filtros** mostram o que aguarda você, o que aguarda o comprador e o que já tem resposta.
- **A busca** encontra um número de pedido ou o nome de um comprador como é mostrado.
- **Terminou sem resposta** quer dizer que o comprador escreveu por último e depois ninguém escreveu por {chatDays} dias. Você ainda pode responder.

Se você tem uma equipe, pode atribuir cada conversa a você ou a um membro com a função Atendimento. Aparece quem atribuiu e quando. Quando você remove um membro, o que estava com ele fica sem atribuição.
`,
    of: 1,
    on: '2026-11-29',
  },
  'saved-answers': {
    title: 'Como respondo mais rápido?',
    body: `
Escreva uma vez o que você diz com frequência, em [Respostas salvas](/answers). Em uma mensagem a um comprador, digite / no campo vazio ou toque no botão ao lado, escolha com as setas ou com o dedo, e o texto fica no campo.

- **Preenchido com o pedido:** número do pedido, nome do comprador como você o vê, produto, link de rastreio da transportadora e data de entrega. Você vê o texto e pode mudá-lo antes de enviar.
- **O que ainda não se sabe** fica entre chaves e aparece abaixo do campo. Uma mensagem incompleta não é enviada: preencha ou apague.
- O proprietário e os membros com a função Atendimento as escrevem.
`,
    of: 1,
    on: '2026-11-29',
  },
  'translated-messages': {
    title: 'Posso traduzir uma mensagem?',
    body: `
Se esta plataforma tem um serviço de tradução, **Traduzir** aparece abaixo da mensagem do comprador, com o endereço do serviço. Quando você toca, e só então, o texto dessa mensagem é enviado para lá.

- O original fica. Abaixo dele você vê que uma máquina traduziu e exatamente o que foi enviado.
- O que ocultamos nas mensagens não vai junto.
- A tradução é guardada com a mensagem: o mesmo texto é enviado uma vez por idioma e excluído com ela.
- Se não funcionar, você vê por quê. Sua loja pode traduzir até {translations} mensagens por hora.

Uma máquina erra: pergunte de novo antes de decidir algo sobre dinheiro.
`,
    of: 1,
    on: '2026-11-29',
  },
  'masked-contacts': {
    title: 'Por que parte da minha mensagem está oculta?',
    body: `
Nas conversas, ocultamos tudo o que possa levar dinheiro ou pessoas para fora da nossa plataforma, antes de ser guardado ou enviado, nos dois sentidos e para todos:

- endereços de e-mail, números de telefone e nomes em outros serviços de mensagem,
- links para outros sites,
- números de conta, IBANs, números de cartão e códigos de pagamento,
- endereços de criptomoedas.

É assim que pessoas são enganadas, aqui e em outros lugares: “pague por aqui, é mais barato”, “envie um depósito para este endereço, então podemos liberar o seu dinheiro”. O que foi ocultado deixou de existir; nem mesmo nossa equipe consegue ler isso. Números de pedido, preços, datas, códigos de rastreio e links para este app permanecem.

Se algo foi ocultado por engano, diga com outras palavras ou [escreva para nós](/feedback).
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-figures': {
    title: 'O que publicamos sobre nós?',
    body: `
Qualquer pessoa pode ler, sem conta: quanto dinheiro foi retido, por qual motivo e por quanto tempo; quanto tempo os saques levaram da solicitação ao pagamento; quantos foram aprovados automaticamente porque não havíamos decidido; quantos recursos houve e como terminaram; quais comentários foram removidos e por quê.

Isso é contado a partir dos mesmos registros que você vê na sua própria carteira e na sua própria página. Ninguém pode digitar os números. O arquivo é assinado; assim, quem guarda uma cópia pode mostrar o que foi publicado em que dia.

Quando algo aconteceu a menos de {trustFew} pessoas, não mostramos o número, porque ele poderia identificá-las. Mostramos “menos de {trustFew}” ou juntamos duas categorias. Nada é deixado de fora dos totais.

Você encontra as páginas no fim de cada página de loja e nas [configurações](/settings): termos, tarifas, quem administra, ordem dos produtos, números e o que nunca pedimos.
`,
    of: 1,
    on: '2026-11-22',
  },
  'keys-and-hooks': {
    title: 'Meu próprio programa pode trabalhar com a minha loja?',
    body: `
Sim, em [Desenvolvedores](/settings/developers).

- **Uma chave de API** dá a um programa o acesso que você escolher: ler pedidos, ler a carteira, ler ou mudar a vitrine. Ela nunca pode sacar, mudar uma conta de recebimento ou mudar a forma como você entra. É mostrada uma vez, pode ser revogada a qualquer momento e pode fazer {keyCalls} chamadas por minuto.
- **Um webhook** envia eventos a um endereço seu: novos pedidos, pacotes, devoluções, dinheiro. Cada evento é assinado, traz um identificador e é enviado de novo por cerca de um dia se o seu programa não responder. Ele pode chegar duas vezes: o seu programa deve conferir o identificador.

Você pode ter até {keysMax} chaves e {hooksMax} endereços. Todas as chamadas estão documentadas em /docs.

Quem tem uma chave pode usar o acesso dela. Não dê nenhuma a quem se oferece para “cuidar da sua loja por você”.
`,
    of: 1,
    on: '2026-11-22',
  },
  team: {
    title: 'Como deixo outras pessoas trabalharem na minha loja?',
    body: `
Cada pessoa recebe um acesso próprio. Ninguém compartilha a sua senha, e ninguém além de você chega ao seu dinheiro.

1. Abra [Equipe](/settings/team) e escolha “Convidar um membro”. Dê um nome e uma função e confirme com a sua senha de acesso.
2. Envie o link para essa pessoa. Ele funciona uma vez, por {memberHours} horas. Até lá, você pode revogá-lo.
3. Ela escolhe um nome de usuário e uma senha, e pode ativar a verificação em duas etapas.

- **Pedidos**: confirma pedidos, responde a compradores e devoluções, e reembolsa até o limite diário que você definir. Enquanto não houver um, só você reembolsa.
- **Produtos**: adiciona produtos, define preços e descontos, escreve textos, compartilha links.
- **Atendimento**: responde a compradores, devoluções e avaliações.

**Só você**: carteira, saques, contas de recebimento, senha de transações, extratos, pagamentos de promoção, identidade, informações da loja, chaves e a própria equipe. Quantos membros você pode ter depende do seu [nível](/level).

**Quem fez o quê** aparece na mesma página. Quando você remove um membro, a sessão dele termina imediatamente e o acesso nunca mais funciona.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-domain': {
    title: 'Como uso meu próprio domínio?',
    body: `
Os compradores podem chegar à sua loja por um endereço seu, como loja.seunome.com. Seu endereço aqui continua sempre funcionando.

1. Abra [Seu próprio domínio](/shop/domain), digite o domínio e confirme com sua senha de acesso.
2. Você vê dois registros. Adicione os dois no seu provedor de domínios, exatamente como aparecem: **CNAME** leva os compradores à sua loja e **TXT** prova que o domínio é seu. Um domínio sem nome na frente recebe registros A ou um registro ALIAS.
3. Verificamos automaticamente, e você pode tocar em “Verificar agora”. Os registros podem levar algumas horas para aparecer.

- **Aponta para outro lugar**: a página mostra o que encontramos. Altere ou exclua esse registro no seu provedor.
- **Outra loja usa**: exclua o registro TXT antigo no seu provedor e verifique de novo.
- **Endereço seguro**: o certificado é feito e renovado automaticamente. Não custa nada.
- **Se não estiver certo em uma semana**: a solicitação é removida. Você pode recomeçar.

Quando está ativo, os buscadores e os catálogos de produtos mostram o seu domínio. Os e-mails aos compradores mantêm seu endereço daqui, para que os links funcionem mesmo que você troque de domínio.

Se o domínio deixar de levar a nós, sua loja continua aberta no endereço daqui e você recebe uma notificação. Nada mais muda: os pedidos e o dinheiro não são afetados.
`,
    of: 1,
    on: '2026-11-29',
  },
  assistants: {
    title: 'Um assistente de IA pode ajudar com a minha loja?',
    body: `
Sim. Um assistente que usa o Model Context Protocol (MCP) pode ler o que você permitir e propor mudanças. Nada muda até você confirmar.

1. Crie uma chave em [Desenvolvedores](/settings/developers). Escolha o que o assistente pode ler e “Propor mudanças para você confirmar”.
2. Configure o assistente com essa chave. Os passos estão na documentação, em /docs.
3. Em [Propostas](/proposals) você vê cada mudança proposta com o preço, o seu lucro e o motivo. Confirme ou recuse.

**O que ele não pode fazer.** Nenhuma chave pode movimentar dinheiro, mudar uma conta de recebimento nem mudar a sua forma de entrar. Um preço abaixo do seu custo e das tarifas é recusado na hora, como se você o tivesse digitado. Uma proposta expira após {proposalDays} dias, e no máximo {proposalsMax} podem esperar. O registro da sua loja informa a chave que propôs uma mudança e a pessoa que confirmou.

**Antes de conectar um.** O que a chave pode ler é enviado à empresa que opera o assistente: se você escolher demais, também os pedidos e as mensagens dos seus compradores. Escolha só o necessário e revogue a chave quando não usar mais.
`,
    of: 1,
    on: '2026-11-29',
  },
  'your-data': {
    title: 'Como recebo os meus dados, e como eles são excluídos?',
    body: `
Em [Meus dados](/settings/data).

**Tudo em um arquivo**, uma vez por dia: cada registro da sua loja, suas imagens e documentos, e quem os viu. Dos compradores, ele contém só os dados que você já pode ver, e nenhum segredo.

**A exclusão** vale depois de 14 dias, e até lá você pode cancelá-la. Enquanto isso, a loja não aceita novos pedidos. Os pedidos em aberto são concluídos ou reembolsados antes, e o seu saldo é pago antes: você não perde nada. Depois, seu nome, seus endereços, suas imagens e seus documentos são excluídos. Os registros contábeis permanecem, com números em vez de nomes, porque a lei exige.
`,
    of: 1,
    on: '2026-11-22',
  },
  'reviews-and-replies': {
    title: 'O que posso fazer com um comentário ruim?',
    body: `
Responda. Os compradores leem como uma loja reage, e uma resposta calma ajuda mais do que um comentário a menos. Você pode responder uma vez e corrigir a resposta uma vez no prazo de um dia. As duas versões levam a sua assinatura.

Só um comprador cujo pedido foi entregue pode comentar um produto. Um comentário só é removido por um destes cinco motivos: ofende, mostra dados pessoais, faz publicidade, não trata do produto ou não é autêntico. Escolha **Denunciar** e diga qual. Nós analisamos e avisamos você do resultado. Ser negativo não é um dos motivos. No lugar de um comentário removido fica um aviso que diz por quê.
`,
    of: 1,
    on: '2026-11-22',
  },
  'what-is-missing': {
    title: 'Algo foi recusado. O que faço? (403, 404, 405, 409)',
    body: `
Nada foi feito, e o que você digitou continua lá.

- **Falta algo (403)** ou **algo não está certo (405)**: o campo diz o quê. Valores têm exatamente o número de casas decimais da moeda.
- **Não encontrado (404)**: foi removido, ou o link é antigo. Volte e confira de novo.
- **Não é permitido (409)**: a mensagem diz o que falta, por exemplo uma identidade verificada, uma conta mais antiga ou uma permissão que outra pessoa da sua loja tem.
- **Não é possível agora (203, 204)**: algo mudou nesse meio-tempo. Confira e então decida.

Se a mesma mensagem aparecer de novo e você não souber por quê, [escreva para nós](/feedback). Com o número no fim da mensagem, encontramos a solicitação exata.
`,
    of: 1,
    on: '2026-11-22',
  },
  'our-fault': {
    title: 'Diz que algo deu errado no sistema. (201, 500, 501)',
    body: `
A falha é nossa, e você só precisa tentar de novo daqui a pouco. Você continua conectado, e nenhuma falha nossa diz algo sobre a sua conta.

**Era sobre dinheiro?** Cada solicitação leva uma chave própria. Não importa quantas vezes você a envie, ela conta uma só vez; veja [enviado duas vezes](sent-twice). Então você pode tocar de novo, ou voltar mais tarde e conferir: ou foi feito ou não foi, e a sua [carteira](/wallet) mostra qual dos dois.

Se o problema durar, o app continua mostrando os últimos dados que tem e diz de quando são.
`,
    of: 1,
    on: '2026-11-22',
  },
  'account-names': {
    title: 'Um nome, um código ou um registro já existe. (410–422, 425–435, 442)',
    body: `
- **Nome de usuário já usado (417, 418)**: outra pessoa o tem. Escolha outro.
- **É preciso nome de usuário e senha (412)**, ou um **código (414, 415, 416)**: o campo diz qual. Um código vale por pouco tempo, então peça um novo se o seu for antigo.
- **Esta conta não serve (410)**: você entrou com uma conta que não pode fazer isso. Saia e entre com a certa.
- **Não foi possível adicionar (442)**: já está lá, ou o lugar acabou de ser ocupado. Confira a lista de novo.
- **Idiomas, tipos de produtos, códigos e etapas de pacotes (425–435)** são administrados pela nossa equipe. Se você vir um destes códigos, falta uma configuração do nosso lado: [conte para nós](/feedback); você não pode fazer nada a respeito.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
