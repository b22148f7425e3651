import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Novo pedido: {goods}, {amount}} one {Novo pedido: {goods} e mais # item, {amount}} many {Novo pedido: {goods} e mais # itens, {amount}} other {Novo pedido: {goods} e mais # itens, {amount}}}} other {Novo pedido {no}}}',
    body: '{confirm, select, auto {Pedido {no}. Confirme até {confirm_by}; senão, ele é confirmado automaticamente.} latest {Pedido {no}. Confirme até {confirm_by}; senão, ele é cancelado e o comprador recebe o dinheiro de volta.} other {Um comprador pagou {amount}. Confirme o custo com o pagamento dele; senão, ele é confirmado automaticamente.}}',
  },
  order_confirmed: {
    title: 'O pedido {no} se confirmou automaticamente',
    body: 'O custo do fornecedor foi separado do pagamento do comprador. O fornecedor prepara o pacote.',
  },
  order_shipped: { title: 'O pedido {no} está a caminho', body: 'A transportadora está com o pacote.' },
  order_delivered: { title: 'O pedido {no} foi entregue', body: 'O comprador já pode conferir os produtos.' },
  order_accepted: {
    title: 'O pedido {no} foi aceito',
    body: 'Sua parte é {amount}. Está na sua carteira e fica disponível depois dos dias de espera do seu nível.',
  },
  order_lost: {
    title: 'O pedido {no} parece perdido',
    body: 'Não foi entregue a tempo. Quem arca com a perda é o fornecedor, não você. Por favor, veja o caso.',
  },
  order_cancelled: {
    title: 'O pedido {no} foi cancelado',
    body: '{why, select, buyer {O comprador pediu.} expired {Não foi confirmado a tempo.} stock {O fornecedor não tem mais.} sla {Não foi enviado a tempo.} undeliverable {A transportadora não conseguiu entregar.} other {Não pôde continuar.}} O comprador recebe {amount} de volta. Você não perde nada.',
  },
  order_released: {
    title: '{amount} disponível para saque',
    body: 'Sua parte do pedido {no} pode ser sacada.',
  },
  return_asked: {
    title: 'Uma devolução do pedido {no} espera por você',
    body: 'Responda até {answer_by}, ou ela é concedida automaticamente.',
  },
  return_granted: {
    title: 'A devolução do pedido {no} foi concedida',
    body: 'Ninguém respondeu a tempo, então ela foi concedida automaticamente. Os produtos voltam ao fornecedor.',
  },
  return_closed: {
    title: 'A devolução do pedido {no} terminou',
    body: 'Nada foi reembolsado. O pedido continua de onde estava.',
  },
  return_refunded: {
    title: 'O pedido {no} foi reembolsado',
    body: 'O comprador recebe {amount} de volta. O caso diz quem arca com isso.',
  },
  return_offer_taken: {
    title: 'O comprador do pedido {no} aceitou sua oferta',
    body: 'Ele fica com o produto, e o reembolso está a caminho.',
  },
  return_offer_declined: {
    title: 'O comprador do pedido {no} não aceitou sua oferta',
    body: 'Em vez disso a devolução é concedida, como seria sem resposta. O produto volta ao fornecedor.',
  },
  return_damaged: {
    title: 'O produto do pedido {no} voltou danificado',
    body: 'O fornecedor quer descontar algo do reembolso. O comprador ou um revisor decide.',
  },
  return_escalated: {
    title: 'Um revisor está vendo a devolução do pedido {no}',
    body: 'A decisão sai em até dez dias, com os motivos.',
  },
  return_decided_for_buyer: {
    title: 'A devolução do pedido {no} foi decidida a favor do comprador',
    body: 'O caso diz por quê e quem arca com o quê.',
  },
  return_decided_for_shop: {
    title: 'A devolução do pedido {no} foi decidida a favor da loja',
    body: 'Dois revisores analisaram. O caso diz por quê.',
  },
  feedback_answered: { title: 'Respondemos à sua mensagem {no}', body: 'Abra para ler a resposta.' },
  feedback_done: {
    title: 'O que você escreveu em {no} está feito',
    body: 'Obrigado. Se não é o que você quis dizer, escreva de novo para nós.',
  },
  chat_answered: {
    title: 'O atendimento respondeu',
    body: 'Abra a conversa para ler e responder.',
  },
  chat_buyer_wrote: {
    title: 'O comprador do pedido {no} escreveu para você',
    body: 'Abra a conversa para ler. Você responde aqui: nenhum dos dois vê os contatos do outro.',
  },
  sign_in_new: {
    title: 'Novo acesso à sua conta',
    body: '{named, select, yes {Foi {device}, em {when}, pela rede {place}.} other {Foi um aparelho que não diz o que é, em {when}, pela rede {place}.}} Se não foi você, mude sua senha: isso desconecta todos os outros aparelhos.',
  },
  sign_in_guessed: {
    title: 'Alguém está tentando adivinhar sua senha',
    body: 'Em uma hora houve {count} acessos errados com seu nome de usuário, de redes que você nunca usou. Ninguém entrou, e você ainda pode entrar de onde costuma. Se sua senha é curta ou usada em outro lugar, mude-a e ative a segunda etapa.',
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
  pay_password_changed: {
    title: 'Sua senha de transações foi alterada',
    body: 'Se não foi você, substitua a senha e desconecte seus outros aparelhos.',
  },
  pay_password_reset: {
    title: 'Sua senha de transações foi substituída',
    body: 'Os saques ficam em pausa até {until}. Se não foi você, desconecte seus outros aparelhos e escreva para nós.',
  },
  second_factor_on: {
    title: 'Sua segunda etapa está ativada',
    body: 'Entrar em um aparelho novo agora pede um código do seu app autenticador.',
  },
  second_factor_off: {
    title: 'Sua segunda etapa foi desativada',
    body: 'Para entrar basta a senha. Se não foi você, desconecte seus outros aparelhos e ative de novo.',
  },
  recovery_code_used: {
    title: 'Um código de recuperação foi usado',
    body: '{left, plural, =0 {Não resta nenhum} one {Resta #} other {Restam #}}. Crie novos antes que acabem.',
  },
  comment_new: {
    title: 'Um comprador comentou o pedido {no}',
    body: '{rating} de 5 estrelas para “{title}”. Você pode responder uma vez; todos podem ler sua resposta.',
  },
  comment_followed: {
    title: 'Um comprador ampliou um comentário do pedido {no}',
    body: 'É sobre “{title}”.',
  },
  comment_kept: {
    title: 'Um comentário que você denunciou fica',
    body: 'É sobre “{title}” do pedido {no}. Nós o analisamos e ele segue as regras. Sua resposta está ao lado.',
  },
  comment_removed: {
    title: 'Um comentário que você denunciou foi removido',
    body: 'Era sobre “{title}” do pedido {no}. No lugar dele aparece o motivo, e a nota não conta mais.',
  },
  goods_withdrawn: {
    title: 'Produtos foram retirados da venda',
    body: 'Retiramos {titles} de todas as lojas. Motivo: {reason} Os pedidos já feitos seguem normalmente. Se o motivo acabar, voltam à venda automaticamente.',
  },
  goods_out_of_stock: {
    title: 'Produtos fora de venda: esgotados',
    body: 'O fornecedor não tem mais {titles}. Voltam à venda automaticamente quando houver de novo.',
  },
  goods_below_break_even: {
    title: 'Produtos fora de venda: o custo subiu',
    body: 'Com o seu preço você teria prejuízo com {titles}. Defina um preço mais alto para vender de novo.',
  },
  goods_back_on_sale: {
    title: 'Produtos de volta à venda',
    body: 'O que impedia a venda de {titles} acabou. Estão à venda pelo seu preço.',
  },
  cost_rises: {
    title: 'O custo de “{title}” vai subir',
    body: 'A partir de {when}, ele custa {cost} em vez de {old}. Com o seu preço de {price}, você passa a ganhar {profit} por unidade. Os pedidos que já existem mantêm o custo deles.',
  },
  cost_rises_below: {
    title: 'O custo de “{title}” vai passar do que o seu preço permite',
    body: 'A partir de {when}, ele custa {cost} em vez de {old}. Com o seu preço de {price}, você perderia dinheiro: defina pelo menos {floor}, ou ele sai de venda nesse dia. Os pedidos que já existem mantêm o custo deles.',
  },
  cost_falls: {
    title: 'O custo de “{title}” vai cair',
    body: 'A partir de {when}, ele custa {cost} em vez de {old}. Com o seu preço de {price}, você passa a ganhar {profit} por unidade.',
  },
  goods_repriced: {
    title: 'Os preços seguiram o custo',
    body: 'O custo de {titles} subiu. Sua regra de preços definiu novos preços, para você não perder nada.',
  },
  identity_verified: {
    title: 'Sua identidade está verificada',
    body: 'Nome verificado: {name}. Contas neste nome podem receber seus saques.',
  },
  identity_rejected: {
    title: 'Sua identidade ainda não pôde ser verificada',
    body: 'Cada campo que precisa de correção diz por quê. O que estava certo continua preenchido.',
  },
  identity_recalled: {
    title: 'Sua verificação foi retirada',
    body: '{statement} Você pode enviar documentos novos. O que você ganhou continua seu, e você pode recorrer.',
  },
  identity_late: {
    title: 'Estamos atrasados com a sua identidade',
    body: 'Prometemos uma resposta em 48 horas e não demos. É a primeira da fila; você não precisa fazer nada.',
  },
  identity_expiring: {
    title: 'Seu documento vence em {day}',
    body: 'Envie um novo antes disso. Enquanto isso, vendas e saques continuam.',
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
    body: 'É menos que o depósito mínimo por esta forma. Fica guardado para você e é creditado assim que o que você enviou chegar a essa soma.',
  },
  deposit_unclear: {
    title: 'Depósito {no}: {amount} chegou e está guardado para você',
    body: 'Chegou tarde ou está acima do que pode ser depositado. Duas pessoas analisam; é creditado ou volta para de onde veio.',
  },
  deposit_returned: {
    title: 'Depósito {no}: {amount} foi devolvido',
    body: 'O que não pôde ser creditado foi enviado de volta para de onde veio.',
  },
  deposit_needs_info: {
    title: 'Depósito {no}: temos uma pergunta',
    body: 'Um revisor precisa de algo seu antes que o depósito possa ser creditado. Você tem sete dias para responder.',
  },
  deposit_failed: { title: 'O depósito {no} não pôde ser creditado', body: 'O motivo: {reason}' },
  deposit_unanswered: {
    title: 'O depósito {no} foi fechado sem resposta',
    body: 'Nossa pergunta não foi respondida em sete dias. Se você enviou dinheiro, conte para nós: ele não está perdido.',
  },
  deposit_expired: {
    title: 'O depósito {no} não foi encontrado',
    body: 'Nada chegou a tempo. Se você enviou dinheiro, confira o endereço e a rede, e conte para nós. Dinheiro que chegar depois fica guardado para você.',
  },
  deposit_late: {
    title: 'Estamos atrasados com o depósito {no}',
    body: 'Prometemos uma resposta em 24 horas e não demos. É o primeiro da fila; você não precisa fazer nada.',
  },
  restriction_placed: {
    title: 'Sua loja tem uma restrição até {until}',
    body: 'Abra para ler o motivo, o que continua como antes e como recorrer. Ela termina automaticamente.',
  },
  restriction_held: {
    title: '{amount} do seu dinheiro está retido até {until}',
    body: 'Abra para ler o motivo e no que se baseia. Você pode recorrer, e isto termina automaticamente.',
  },
  restriction_begun: {
    title: 'Sua conta está suspensa até {until}',
    body: 'Isto foi anunciado antes. Você pode ler o motivo, recorrer e ver seu dinheiro.',
  },
  restriction_extended: {
    title: 'Uma restrição foi prolongada até {until}',
    body: 'Uma segunda pessoa decidiu, com algo novo. Não pode ser prolongada de novo, e você pode recorrer.',
  },
  restriction_ended: { title: 'Uma restrição terminou', body: 'Tudo o que ela impedia é possível de novo.' },
  restriction_freed: {
    title: '{amount} do seu dinheiro está disponível de novo',
    body: 'O que uma restrição retinha voltou ao seu saldo disponível.',
  },
  appeal_received: {
    title: 'Recebemos seu recurso',
    body: 'Uma pessoa diferente de quem restringiu você decide até {decide_by}.',
  },
  appeal_upheld: {
    title: 'Seu recurso foi decidido: a restrição fica',
    body: 'Abra para ler os motivos. Ela termina automaticamente mesmo assim.',
  },
  appeal_overturned: {
    title: 'Você tinha razão no seu recurso',
    body: 'Sentimos muito. A restrição acabou, e o que ela retinha está disponível de novo.',
  },
  withdrawal_requested: {
    title: 'Saque {no} solicitado',
    body: 'Recebemos seu pedido de saque de {amount} para {account}. Você pode cancelar até o envio.',
  },
  withdrawal_approved: { title: 'O saque {no} foi aprovado', body: '{amount} sai agora para {account}.' },
  withdrawal_paid: { title: 'O saque {no} foi pago', body: '{amount} foi enviado para {account}.' },
  withdrawal_cancelled: {
    title: 'O saque {no} foi desfeito',
    body: '{amount} está disponível de novo. Nada foi cobrado.',
  },
  withdrawal_rejected: {
    title: 'O saque {no} não foi aprovado',
    body: '{amount} está disponível de novo. O motivo: {reason}',
  },
  withdrawal_failed: {
    title: 'O saque {no} não pôde ser enviado',
    body: '{amount} está disponível de novo. Nada foi cobrado. Confira a conta {account}, por favor.',
  },
  withdrawal_returned: {
    title: 'O saque {no} voltou',
    body: 'O destinatário devolveu: {amount} está disponível de novo, com a tarifa. Confira a conta {account}, por favor.',
  },
  goodwill_promo: {
    title: 'Você tem {amount} de crédito de divulgação',
    body: 'É uma compensação nossa: {reason} O crédito é usado primeiro quando você paga por divulgação. Você não deve nada em troca.',
  },
  goodwill_given: {
    title: '{amount} foram somados à sua carteira',
    body: 'É uma compensação nossa: {reason} O valor já está disponível e você não deve nada em troca.',
  },
  ad_started: {
    title: 'A divulgação de {goods} começou',
    body: 'Ela aparece a partir de agora. Você pode ver quando quiser onde, quantas vezes e quanto custa.',
  },
  ad_paused: {
    title: 'A divulgação de {goods} está pausada',
    body: '{why, select, no_stock {Os produtos estão esgotados.} not_sold {Os produtos não estão à venda na sua loja.} shop_paused {Sua loja não aceita pedidos no momento.} other {Ela não pode aparecer no momento.}} Enquanto isso não custa nada, e ela continua automaticamente quando isso passar.',
  },
  ad_resumed: {
    title: 'A divulgação de {goods} continua',
    body: 'O que a impedia passou. Ela aparece de novo.',
  },
  ad_exhausted: {
    title: 'O orçamento para {goods} acabou',
    body: 'A divulgação terminou. Sobrava pouco para outro clique ({amount}), e esse valor voltou.',
  },
  ad_ended: {
    title: 'A divulgação de {goods} terminou',
    body: '{why, select, time {O último dia dela passou.} shop_closed {Sua loja está fechada.} other {Ela foi encerrada.}} O que não foi gasto ({amount}) voltou.',
  },
  ad_refused: {
    title: 'A divulgação de {goods} não começou',
    body: 'Uma pessoa a analisou e escreveu: {reason} Todo o valor ({amount}) voltou. Você pode mudar isso e iniciar uma nova.',
  },
  friend_joined: {
    title: 'Um amigo entrou',
    body: '{name} abriu uma loja com o seu convite. Convidar é grátis e não rende nada a ninguém.',
  },
  level_raised: {
    title:
      'Sua loja tem um novo nível: {level, select, merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Você cumpriu o que ele pede. Cabem mais produtos na sua vitrine, e a comissão dos novos pedidos é menor. Não custa nada.',
  },
  level_lowering: {
    title:
      'Em {from} o nível da sua loja passará a ser {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Algo que o seu nível pede não está cumprido agora. Se você voltar a cumprir até lá, nada muda. Seus produtos ficam onde estão e seu dinheiro não é tocado. A página do nível diz o que falta.',
  },
  level_kept: {
    title:
      'Seu nível continua: {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Sua loja voltou a cumprir o que o nível pede. A mudança anunciada foi cancelada.',
  },
  level_lowered: {
    title:
      'O nível da sua loja agora é {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}',
    body: 'Isso foi anunciado há trinta dias. Seus produtos continuam à venda e seu dinheiro não é tocado. Assim que cumprir o que um nível mais alto pede, você o terá de novo, sem custo.',
  },
  hook_failed: {
    title: 'As mensagens para {host} não chegam',
    body: 'Uma mensagem ao seu programa foi tentada por um dia e não foi aceita. Veja o que ele responde; as mensagens podem ser enviadas de novo.',
  },
  hook_disabled: {
    title: 'As mensagens para {host} estão desligadas',
    body: 'O endereço não aceitou nada em três dias, por isso nada mais é enviado a ele. Conserte-o e ligue-o de novo; o que ele perdeu pode ser enviado outra vez.',
  },
  limit_changes: {
    title:
      'A partir de {from}: {kind, select, goods_max {produtos à venda ao mesmo tempo} deletions_daily {remoções por dia} commission_bps {comissão dos novos pedidos} other {saques por dia sem análise}}',
    body: 'Para o nível {level, select, standard {Loja Padrão} merchant {Loja Comercial} partner {Parceiro de Negócios} other {Agente de Marca}}, muda de {before} para {value}. Produtos à venda, pedidos já feitos e seu dinheiro não são tocados.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
