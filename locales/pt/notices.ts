import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Novo pedido: {goods}, {amount}} one {Novo pedido: {goods} e mais # produto, {amount}} many {Novo pedido: {goods} e mais # produtos, {amount}} other {Novo pedido: {goods} e mais # produtos, {amount}}}} other {Novo pedido {no}}}',
    body: '{confirm, select, auto {Pedido {no}. Confirme até {confirm_by}; senão, ele é confirmado automaticamente.} latest {Pedido {no}. Confirme até {confirm_by}; senão, ele é cancelado e o comprador é reembolsado.} other {Um comprador pagou {amount}. Confirme o custo com o pagamento dele; senão, ele é confirmado automaticamente.}}',
  },
  order_confirmed: {
    title: 'O pedido {no} foi confirmado automaticamente',
    body: 'O custo do fornecedor foi reservado do pagamento do comprador. O fornecedor está preparando o pacote.',
  },
  order_shipped: { title: 'O pedido {no} está a caminho', body: 'A transportadora está com o pacote.' },
  order_delivered: { title: 'O pedido {no} foi entregue', body: 'O comprador já pode conferir os produtos.' },
  order_accepted: {
    title: 'O pedido {no} foi aceito',
    body: 'Seu ganho é {amount}. Está na sua carteira e fica disponível depois do prazo de espera do seu nível.',
  },
  order_lost: {
    title: 'O pedido {no} pode ter se perdido',
    body: 'Não foi entregue a tempo. Quem arca com a perda é o fornecedor, não você. Confira a devolução, por favor.',
  },
  order_cancelled: {
    title: 'O pedido {no} foi cancelado',
    body: '{why, select, buyer {O comprador pediu.} expired {Não foi confirmado a tempo.} stock {O fornecedor está sem estoque.} sla {Não foi enviado a tempo.} undeliverable {A transportadora não conseguiu entregar.} other {Não pôde ser concluído.}} Reembolsamos {amount} ao comprador. Você não perde nada.',
  },
  order_released: {
    title: '{amount} disponível para saque',
    body: 'Agora você pode sacar seu ganho do pedido {no}.',
  },
  return_asked: {
    title: 'Devolução solicitada para o pedido {no}',
    body: 'Responda até {answer_by}, ou ela é aprovada automaticamente.',
  },
  return_granted: {
    title: 'Devolução do pedido {no} aprovada',
    body: 'Não houve resposta a tempo, então ela foi aprovada automaticamente. Os produtos voltam ao fornecedor.',
  },
  return_closed: {
    title: 'Devolução do pedido {no} encerrada',
    body: 'Nada foi reembolsado. O pedido continua de onde estava.',
  },
  return_refunded: {
    title: 'O pedido {no} foi reembolsado',
    body: 'Reembolsamos {amount} ao comprador. A devolução mostra quem arca com isso.',
  },
  return_offer_taken: {
    title: 'O comprador do pedido {no} aceitou sua oferta',
    body: 'O comprador fica com os produtos, e o reembolso está sendo feito.',
  },
  return_offer_declined: {
    title: 'O comprador do pedido {no} recusou sua oferta',
    body: 'Em vez disso a devolução é aprovada, como seria sem resposta. Os produtos voltam ao fornecedor.',
  },
  return_damaged: {
    title: 'Os produtos do pedido {no} voltaram danificados',
    body: 'O fornecedor quer um desconto no reembolso. O comprador ou um revisor decide.',
  },
  return_escalated: {
    title: 'A devolução do pedido {no} está em análise',
    body: 'Você recebe a decisão em até dez dias, com os motivos.',
  },
  return_decided_for_buyer: {
    title: 'A devolução do pedido {no} foi decidida a favor do comprador',
    body: 'A devolução mostra por quê e quem arca com o quê.',
  },
  return_decided_for_shop: {
    title: 'A devolução do pedido {no} foi decidida a favor da loja',
    body: 'Dois revisores analisaram. A devolução mostra por quê.',
  },
  feedback_answered: { title: 'Respondemos à sua mensagem {no}', body: 'Abra para ler a resposta.' },
  feedback_done: {
    title: 'Concluído: sua mensagem {no}',
    body: 'Obrigado. Se não é o que você quis dizer, fale conosco de novo.',
  },
  chat_answered: {
    title: 'O atendimento respondeu',
    body: 'Abra a conversa para ler e responder.',
  },
  chat_buyer_wrote: {
    title: 'Nova mensagem do comprador do pedido {no}',
    body: 'Abra a conversa para ler e responder. Nenhum dos dois vê os contatos do outro.',
  },
  question_new: {
    title: 'Nova pergunta sobre “{title}”',
    body: 'Um comprador quer saber algo antes de comprar. Sua resposta chega por e-mail.',
  },
  sourcing_found: {
    title: 'Encontramos um produto para “{title}”',
    body: 'Abra seu pedido de produto para ver o que encontramos e o custo. Se servir, adicione à sua loja.',
  },
  sourcing_not_found: {
    title: 'Não encontramos “{title}”',
    body: 'Abra seu pedido de produto para ler o motivo. Ele não conta mais entre os que estão em aberto.',
  },
  sign_in_new: {
    title: 'Novo acesso à sua conta',
    body: '{named, select, yes {Foi {device}, em {when}, pela rede {place}.} other {Foi um aparelho que não diz o que é, em {when}, pela rede {place}.}} Se não foi você, mude sua senha: isso desconecta todos os outros aparelhos.',
  },
  sign_in_guessed: {
    title: 'Alguém está tentando adivinhar sua senha',
    body: 'Em uma hora houve {count} tentativas de acesso erradas com seu nome de usuário, de redes que você nunca usou. Ninguém entrou, e você ainda pode entrar de onde costuma. Se sua senha é curta ou usada em outro lugar, mude-a e ative a verificação em duas etapas.',
  },
  password_changed: {
    title: 'Sua senha de acesso foi alterada',
    body: 'Todos os outros aparelhos foram desconectados. As chaves de API continuam funcionando: revogue as que você não conhece em Acesso e segurança. Se não foi você, escreva para nós na hora.',
  },
  password_reset: {
    title: 'Sua senha de acesso foi trocada',
    body: '{way, select, email {Ela foi trocada por um link enviado ao seu e-mail.} other {Ela foi trocada com um código de recuperação.}} Todos os aparelhos foram desconectados e os saques estão pausados até {until}. As chaves de API continuam funcionando: revogue as que você não conhece em Acesso e segurança. Se não foi você, troque-a de novo agora mesmo e escreva para nós.',
  },
  contact_changed: {
    title: 'Seus dados de contato foram alterados',
    body: '{what, select, email {O e-mail da sua conta mudou.} phone {O telefone da sua conta mudou.} other {O e-mail e o telefone da sua conta mudaram.}} Um novo e-mail vale depois de confirmado. Se não foi você, mude sua senha agora mesmo: isso desconecta todos os outros aparelhos.',
  },
  shop_linked: {
    title: 'Uma loja foi adicionada às suas lojas',
    body: 'O proprietário dela pode abrir esta loja, e você pode abrir a dele, sem entrar de novo. Para mover dinheiro, cada loja continua pedindo a própria senha de transações. Se não foi você, remova-a em Minhas lojas e mude sua senha agora mesmo.',
  },
  pay_password_changed: {
    title: 'Sua senha de transações foi alterada',
    body: 'Se não foi você, substitua a senha e desconecte seus outros aparelhos.',
  },
  pay_password_reset: {
    title: 'Sua senha de transações foi substituída',
    body: 'Os saques ficam em pausa até {until}. Se não foi você, desconecte seus outros aparelhos e fale conosco.',
  },
  device_added: {
    title: 'Um aparelho que assina foi adicionado',
    body: '{waits, select, yes {{device} poderá assinar a partir de {until}. Não foi você? Remova-o antes, mude suas senhas e conte para nós.} other {{device} agora assina saques, contas de recebimento, campanhas e sua senha de transações. Não foi você? Mude suas senhas e conte para nós.}}',
  },
  device_leaving: {
    title: 'Seu último aparelho que assina será removido',
    body: '{device} deixa de assinar em {until}. {alone, select, yes {Depois disso, os saques não precisam de assinatura. } other {}}Não foi você? Mantenha o aparelho em “Aparelhos que assinam”, mude suas senhas e conte para nós.',
  },
  device_removed: {
    title: 'Um aparelho que assina foi removido',
    body: '{device} não assina mais. Não foi você? Mude suas senhas e conte para nós.',
  },
  device_retained: {
    title: 'Um aparelho que assina continua',
    body: 'A remoção de {device} foi cancelada. Ele continua assinando.',
  },
  second_factor_on: {
    title: 'A verificação em duas etapas está ativada',
    body: 'Entrar em um aparelho novo agora pede um código do seu app autenticador.',
  },
  second_factor_off: {
    title: 'A verificação em duas etapas foi desativada',
    body: 'Agora, para entrar basta a senha. Se não foi você, desconecte seus outros aparelhos e ative-a de novo.',
  },
  recovery_code_used: {
    title: 'Um código de recuperação foi usado',
    body: '{left, plural, =0 {Não resta nenhum. Crie novos agora.} one {Resta #. Crie novos antes que acabem.} other {Restam #. Crie novos antes que acabem.}}',
  },
  comment_new: {
    title: 'Novo comentário sobre o pedido {no}',
    body: '{rating} de 5 estrelas para “{title}”. Você pode responder uma vez; todos podem ler sua resposta.',
  },
  comment_followed: {
    title: 'Um comprador complementou um comentário do pedido {no}',
    body: 'É sobre “{title}”.',
  },
  comment_kept: {
    title: 'Um comentário que você denunciou permanece',
    body: 'É sobre “{title}” do pedido {no}. Nós o analisamos e ele segue as regras. Sua resposta aparece ao lado.',
  },
  comment_removed: {
    title: 'Um comentário que você denunciou foi removido',
    body: 'Era sobre “{title}” do pedido {no}. No lugar dele aparece o motivo, e a nota não conta mais.',
  },
  goods_withdrawn: {
    title: 'Produtos retirados da venda',
    body: 'Retiramos {titles} de todas as lojas. Motivo: {reason} Os pedidos já feitos seguem normalmente. Se o motivo acabar, voltam à venda automaticamente.',
  },
  goods_out_of_stock: {
    title: 'Venda pausada: esgotados',
    body: 'O fornecedor está sem estoque de {titles}. Voltam à venda automaticamente quando houver de novo.',
  },
  goods_below_break_even: {
    title: 'Venda pausada: o custo subiu',
    body: 'Com o seu preço você teria prejuízo com {titles}. Defina um preço mais alto para vender de novo.',
  },
  goods_back_on_sale: {
    title: 'Produtos de volta à venda',
    body: '{titles} podem ser vendidos de novo, pelo seu preço.',
  },
  cost_rises: {
    title: 'O custo de “{title}” vai subir',
    body: 'A partir de {when}, ele custa {cost} em vez de {old}. Com o seu preço de {price}, você passa a ganhar {profit} por unidade. Os pedidos já feitos mantêm o custo deles.',
  },
  cost_rises_below: {
    title: 'O custo de “{title}” vai passar do que o seu preço permite',
    body: 'A partir de {when}, ele custa {cost} em vez de {old}. Com o seu preço de {price}, você perderia dinheiro: defina pelo menos {floor}, ou ele deixa de ser vendido nesse dia. Os pedidos já feitos mantêm o custo deles.',
  },
  cost_falls: {
    title: 'O custo de “{title}” vai cair',
    body: 'A partir de {when}, ele custa {cost} em vez de {old}. Com o seu preço de {price}, você passa a ganhar {profit} por unidade.',
  },
  goods_repriced: {
    title: 'Os preços acompanharam o custo',
    body: 'O custo de {titles} subiu. Sua regra de preços definiu novos preços, para você não perder dinheiro.',
  },
  identity_verified: {
    title: 'Sua identidade está verificada',
    body: 'Nome verificado: {name}. Contas neste nome podem receber seus saques.',
  },
  identity_rejected: {
    title: 'Ainda não conseguimos verificar sua identidade',
    body: 'Cada campo a corrigir diz por quê. Todo o resto continua preenchido.',
  },
  identity_recalled: {
    title: 'Sua verificação foi revogada',
    body: '{statement} Você pode enviar documentos novos. Seus ganhos continuam seus, e você pode recorrer.',
  },
  unpaid_near: {
    title: 'Verifique sua identidade para continuar recebendo pedidos',
    body: 'Há {unpaid} aguardando pagamento a você. Ao chegar a {limit}, sua loja para de receber novos pedidos até que sua identidade seja verificada. O dinheiro continua seu.',
  },
  unpaid_stopped: {
    title: 'Sua loja parou de receber novos pedidos',
    body: 'Há {unpaid} aguardando pagamento a você, e sua identidade ainda não foi verificada. Os pedidos em andamento continuam, e o dinheiro continua seu. Os novos pedidos voltam assim que você for verificado.',
  },
  identity_late: {
    title: 'Estamos atrasados com a sua identidade',
    body: 'Prometemos uma resposta em até 48 horas e não demos. A sua é a primeira da fila; você não precisa fazer nada.',
  },
  identity_appeal_received: {
    title: 'Recebemos seu recurso',
    body: 'Uma pessoa diferente de quem decidiu responderá até {decide_by}.',
  },
  identity_appeal_upheld: {
    title: 'Seu recurso foi negado',
    body: 'A decisão sobre sua identidade continua valendo. Você pode ler o motivo e enviar documentos novos a qualquer momento.',
  },
  identity_appeal_overturned: {
    title: 'Seu recurso foi aceito',
    body: 'Sua identidade está verificada. Pedimos desculpas.',
  },
  identity_appeal_reopened: {
    title: 'Seu recurso foi aceito',
    body: 'A decisão anterior não vale mais. Seus documentos já foram excluídos; envie-os mais uma vez, por favor. Pedimos desculpas.',
  },
  identity_appeal_late: {
    title: 'Estamos atrasados com seu recurso',
    body: 'Prometemos decidir em 10 dias e ainda não decidimos. O seu é o primeiro da fila; você não precisa fazer nada.',
  },
  identity_expiring: {
    title: 'Seu documento vence em {day}',
    body: 'Envie um novo antes disso. Enquanto isso, você pode continuar vendendo e sacando.',
  },
  payout_schedule_set: {
    title: 'Saque semanal ativado',
    body: 'Até {amount} vai para {account} uma vez por semana. Não foi você? Encerre, troque suas senhas e avise a gente.',
  },
  payout_schedule_skipped: {
    title: 'Seu saque semanal não aconteceu',
    body: 'Antes, algo precisa da sua atenção: abra o saque semanal para ver o quê. Seu dinheiro continua disponível.',
  },
  payout_account_added: {
    title: 'Uma conta de recebimento foi adicionada',
    body: 'A conta {account} foi adicionada e pode ser usada depois de 24 horas. Não foi você? Remova a conta, mude suas senhas e conte para nós.',
  },
  payout_account_changed: {
    title: 'Uma conta de recebimento foi alterada',
    body: 'A conta {account} foi alterada. Não foi você? Mude suas senhas e conte para nós.',
  },
  payout_account_removed: {
    title: 'Uma conta de recebimento foi removida',
    body: 'A conta {account} foi removida. Não foi você? Mude suas senhas e conte para nós.',
  },
  deposit_credited: {
    title: 'O depósito {no} está na sua carteira',
    body: '{amount} chegou e já está disponível. É seu e pode ser sacado como o resto do seu saldo.',
  },
  deposit_below_minimum: {
    title: 'Depósito {no}: {amount} chegou',
    body: 'Está abaixo do mínimo desta forma. Guardamos para você e creditamos assim que o que você enviou atingir o mínimo.',
  },
  deposit_unclear: {
    title: 'Depósito {no}: {amount} chegou e está guardado para você',
    body: 'Chegou tarde ou está acima do seu limite de depósito. Dois revisores conferem; depois creditamos ou devolvemos ao lugar de origem.',
  },
  deposit_returned: {
    title: 'Depósito {no}: {amount} foi devolvido',
    body: 'Não pudemos creditá-lo, então o devolvemos ao lugar de origem.',
  },
  deposit_needs_info: {
    title: 'Depósito {no}: temos uma pergunta',
    body: 'Um revisor precisa de algo seu antes que o depósito possa ser creditado. Você tem sete dias para responder.',
  },
  deposit_failed: { title: 'O depósito {no} não pôde ser creditado', body: 'Motivo: {reason}' },
  deposit_unanswered: {
    title: 'O depósito {no} foi encerrado sem resposta',
    body: 'Nossa pergunta não foi respondida em sete dias. Se você enviou dinheiro, conte para nós: ele não está perdido.',
  },
  deposit_expired: {
    title: 'O depósito {no} não foi encontrado',
    body: 'Nada chegou a tempo. Se você enviou dinheiro, confira o endereço e a rede, e conte para nós. Guardamos para você o que chegar depois.',
  },
  deposit_late: {
    title: 'Estamos atrasados com o depósito {no}',
    body: 'Prometemos uma resposta em até 24 horas e não demos. O seu é o primeiro da fila; você não precisa fazer nada.',
  },
  restriction_placed: {
    title: 'Sua loja tem uma restrição até {until}',
    body: 'Abra para ver o motivo, o que continua funcionando e como recorrer. Ela termina automaticamente.',
  },
  restriction_held: {
    title: '{amount} do seu saldo está retido até {until}',
    body: 'Abra para ver os motivos e as provas. Você pode recorrer, e a retenção termina automaticamente.',
  },
  restriction_begun: {
    title: 'Sua conta está suspensa até {until}',
    body: 'A suspensão foi anunciada antes. Você pode ver o motivo, recorrer e ver seu dinheiro.',
  },
  restriction_extended: {
    title: 'Uma restrição foi prolongada até {until}',
    body: 'Um segundo revisor decidiu isso com novas provas. Não pode ser prolongada de novo, e você pode recorrer.',
  },
  restriction_ended: { title: 'Uma restrição terminou', body: 'Tudo o que ela impedia voltou a funcionar.' },
  restriction_freed: {
    title: '{amount} do seu saldo está disponível de novo',
    body: 'O valor que estava retido voltou ao seu saldo disponível.',
  },
  appeal_received: {
    title: 'Recebemos seu recurso',
    body: 'Um revisor diferente de quem restringiu você decide até {decide_by}.',
  },
  appeal_upheld: {
    title: 'Seu recurso não foi aceito',
    body: 'Abra para ler os motivos. A restrição termina automaticamente mesmo assim.',
  },
  appeal_overturned: {
    title: 'Seu recurso foi aceito',
    body: 'Lamentamos. A restrição foi removida, e o valor retido está disponível de novo.',
  },
  withdrawal_requested: {
    title: 'Saque {no} solicitado',
    body: 'Recebemos seu pedido de saque de {amount} para {account}. Você pode cancelar até o envio.',
  },
  withdrawal_approved: {
    title: 'O saque {no} foi aprovado',
    body: 'Agora estamos enviando {amount} para {account}.',
  },
  withdrawal_paid: { title: 'O saque {no} foi pago', body: '{amount} foi enviado para {account}.' },
  withdrawal_cancelled: {
    title: 'O saque {no} foi cancelado',
    body: '{amount} está disponível de novo. Nada foi cobrado.',
  },
  withdrawal_rejected: {
    title: 'O saque {no} não foi aprovado',
    body: '{amount} está disponível de novo. Motivo: {reason}',
  },
  withdrawal_failed: {
    title: 'O saque {no} falhou',
    body: '{amount} está disponível de novo. Nada foi cobrado. Confira a conta {account}, por favor.',
  },
  withdrawal_returned: {
    title: 'O saque {no} foi devolvido',
    body: 'O banco ou a rede de destino devolveu o saque: {amount} está disponível de novo, incluindo a tarifa. Confira a conta {account}, por favor.',
  },
  goodwill_promo: {
    title: 'Você tem {amount} de crédito de divulgação',
    body: 'É uma compensação nossa: {reason} O crédito é usado primeiro quando você paga por divulgação. Você não deve nada em troca.',
  },
  goodwill_given: {
    title: '{amount} foi adicionado à sua carteira',
    body: 'É uma compensação nossa: {reason} O valor já está disponível e você não deve nada em troca.',
  },
  ad_started: {
    title: 'Sua divulgação de {goods} começou',
    body: 'Ela já está aparecendo. Você pode ver quando quiser onde, com que frequência e quanto custa.',
  },
  ad_paused: {
    title: 'Sua divulgação de {goods} está pausada',
    body: '{why, select, no_stock {Os produtos estão esgotados.} not_sold {Os produtos não estão à venda na sua loja.} shop_paused {Sua loja não aceita pedidos no momento.} other {Ela não pode aparecer no momento.}} Enquanto isso não custa nada, e é retomada automaticamente.',
  },
  ad_resumed: {
    title: 'Sua divulgação de {goods} foi retomada',
    body: 'Ela está aparecendo de novo.',
  },
  ad_exhausted: {
    title: 'O orçamento para {goods} acabou',
    body: 'A divulgação terminou. O restante ({amount}) não dava para outro clique e foi devolvido.',
  },
  ad_ended: {
    title: 'Sua divulgação de {goods} terminou',
    body: '{why, select, time {O último dia dela passou.} shop_closed {Sua loja está fechada.} other {Ela terminou.}} O valor não gasto ({amount}) foi devolvido.',
  },
  ad_refused: {
    title: 'Sua divulgação de {goods} foi recusada',
    body: 'O motivo do nosso revisor: {reason} Devolvemos o valor inteiro ({amount}). Você pode alterá-la e iniciar uma nova.',
  },
  friend_joined: {
    title: 'Um amigo entrou',
    body: '{name} abriu uma loja com o seu convite. Convidar é grátis, e ninguém ganha nada com isso.',
  },
  level_raised: {
    title:
      'Sua loja tem um novo nível: {level, select, merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Você cumpre os requisitos dele. Cabem mais produtos na sua vitrine, e a comissão dos novos pedidos é menor. Não custa nada.',
  },
  level_lowering: {
    title:
      'Em {from} o nível da sua loja passará a ser {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'No momento sua loja não cumpre um dos requisitos do nível. Se voltar a cumprir até lá, nada muda. Seus produtos ficam onde estão, e nada muda no seu dinheiro. A página do nível mostra o que falta.',
  },
  level_kept: {
    title:
      'Seu nível continua: {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Sua loja voltou a cumprir os requisitos do nível. A mudança anunciada foi cancelada.',
  },
  level_lowered: {
    title:
      'O nível da sua loja agora é {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Isso foi anunciado há trinta dias. Seus produtos continuam à venda e nada muda no seu dinheiro. Assim que cumprir o que um nível mais alto pede, você o terá de novo, sem custo.',
  },
  proposal_made: {
    title: 'Um programa propõe uma mudança',
    body: 'Veja o que mudaria e confirme ou recuse. Até lá, nada muda.',
  },
  hook_failed: {
    title: 'As mensagens para {host} não estão chegando',
    body: 'Tentamos por um dia entregar uma mensagem ao seu programa. Veja o que ele responde; você pode enviar as mensagens de novo.',
  },
  hook_disabled: {
    title: 'As mensagens para {host} estão desligadas',
    body: 'O endereço não aceita nada há três dias, então paramos de enviar para ele. Conserte-o e ligue-o de novo; você pode reenviar o que ele perdeu.',
  },
  domain_active: {
    title: '{domain} está ativo',
    body: 'Os compradores agora chegam à sua loja pelo seu próprio domínio. Seu endereço aqui continua funcionando.',
  },
  domain_failing: {
    title: '{domain} não está mais em uso',
    body: 'O domínio não leva mais à sua loja. Ela continua aberta no endereço daqui. Veja o que corrigir.',
  },
  domain_lapsed: {
    title: '{domain} não foi conectado',
    body: 'Os registros DNS não ficaram corretos em uma semana, então removemos a solicitação. Você pode recomeçar quando quiser.',
  },
  domain_uncertified: {
    title: '{domain} ainda não tem certificado',
    body: 'A autoridade certificadora recusou várias vezes. Veja o motivo; continuamos tentando automaticamente.',
  },
  limit_changes: {
    title:
      'A partir de {from}: {kind, select, goods_max {produtos à venda ao mesmo tempo} deletions_daily {remoções por dia} commission_bps {comissão dos novos pedidos} other {valor de saque por dia sem análise}}',
    body: 'Para o nível {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}, muda de {before} para {value}. Nada muda nos produtos à venda, nos pedidos já feitos e no seu dinheiro.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
