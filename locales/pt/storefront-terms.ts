import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time, as in English. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Partes destes termos',
  termsText_who:
    '{legalName} administra este serviço. Os lojistas mantêm lojas nele e vendem em nome próprio. Os compradores compram da loja indicada na página, no pedido e no recibo.',
  terms_free: 'Quanto custa',
  termsText_free:
    'Abrir e manter uma loja é grátis. Uma loja paga a comissão sobre os produtos que vende, o que ela escolhe gastar com divulgação e o que uma rede cobra para enviar um saque. Não há mais nada, e a página de tarifas lista cada número.',
  terms_orders: 'Como um pedido é criado',
  termsText_orders:
    'Um pedido começa com o pagamento de um comprador que foi realmente recebido. Ninguém da nossa equipe, nem nenhum lojista, pode criar um pedido, um pagamento, uma visita ou um comentário.',
  terms_supplier: 'Quem paga o fornecedor',
  termsText_supplier:
    'O fornecedor é pago com o que o comprador pagou por esse mesmo pedido, nunca com a carteira de um lojista. Um preço que não cobre custo, frete e comissão é recusado antes de qualquer venda. Se o custo de um pedido não for confirmado, o comprador é reembolsado em até {confirmHours, plural, one {# hora} other {# horas}}.',
  terms_money: 'Quando a loja é paga',
  termsText_money:
    'O pagamento do comprador fica guardado para o pedido até os produtos chegarem. Depois é dividido como o pedido indica, e a parte da loja fica disponível após um número de dias que depende do nível dela e consta em cada pedido.',
  terms_payouts: 'Saques',
  termsText_payouts:
    'Seu saldo disponível pode ser sacado a qualquer momento. Saques pequenos são aprovados na hora. Os outros são analisados pela nossa equipe em até {decideHours, plural, one {# hora} other {# horas}}. Se um saque não tiver sido decidido após {selfApproveHours, plural, one {# hora} other {# horas}}, ele é aprovado automaticamente, a não ser que haja uma retenção por escrito, e é pago em parcelas diárias dentro do limite diário, em no máximo {slices, plural, one {# dia} other {# dias}}. Você nunca precisa depositar nada antes.',
  terms_holds: 'Retenções e restrições',
  termsText_holds:
    'Dinheiro só é retido, ou uma loja restringida, por um dos oito motivos publicados. Cada decisão tem uma exposição dos motivos e indica as provas, o valor, se envolve dinheiro, e o dia em que termina automaticamente. Pode ser prolongada uma vez, por outro revisor. O dinheiro que não está retido pode ser sacado normalmente.',
  terms_appeals: 'Recursos',
  termsText_appeals:
    'É possível recorrer de qualquer restrição em até {appealDays, plural, one {# dia} other {# dias}}. Um revisor que não a aplicou decide em até {decideDays, plural, one {# dia} other {# dias}}. Se o recurso não for decidido a tempo, o dinheiro retido fica disponível automaticamente.',
  terms_deposits: 'Depósitos',
  termsText_deposits:
    'Um depósito nunca é exigido para vender, para sacar ou para chegar a um nível. O valor que um lojista pode depositar é limitado, e o que não foi gasto pode ser sacado a qualquer momento.',
  terms_invitations: 'Convites',
  termsText_invitations:
    'As lojas são abertas por convite. Um convite é grátis, funciona uma vez e vale por {inviteDays, plural, one {# dia} other {# dias}}. Quem o dá não ganha nada: nem dinheiro, nem pontos, nem participação.',
  terms_promotion: 'Divulgação',
  termsText_promotion:
    'Uma loja pode pagar para aparecer em lugares marcados como patrocinados. Ela vê uma previsão antes de pagar, e não se promete nenhuma venda. O orçamento não gasto é devolvido quando a campanha termina. As regras de distribuição dos lugares são publicadas, e uma loja pode recalcular os próprios leilões.',
  terms_reviews: 'Comentários',
  termsText_reviews:
    'Só um comprador cujo pedido foi entregue pode comentar um produto. Um comentário só é removido por um dos cinco motivos publicados, nunca por ser negativo, e um aviso fica no lugar dele.',
  terms_levels: 'Níveis',
  termsText_levels:
    'Os níveis são alcançados por critérios publicados e não custam nada. Anunciamos um nível mais baixo {levelNoticeDays, plural, one {# dia} other {# dias}} antes de ele valer. Nenhum nível decide se um lojista pode sacar.',
  terms_data: 'Dados pessoais',
  termsText_data:
    'Um lojista pode baixar tudo o que guardamos sobre a loja, uma vez por dia, e pode solicitar a exclusão. Documentos de identidade são criptografados, cada acesso a eles é registrado, e eles são removidos depois do prazo que a lei exige. Os dados de contato de um comprador são usados só para o pedido.',
  terms_changes: 'Mudanças nestes termos',
  termsText_changes:
    'Anunciamos mudanças nos termos {termsNoticeDays, plural, one {# dia} other {# dias}} antes de valerem e mostramos o que mudou. Elas nunca alteram um pedido feito antes.',
  terms_leaving: 'Sair',
  termsText_leaving:
    'Um lojista pode sair a qualquer momento. Os pedidos em aberto são concluídos ou reembolsados antes, e o saldo restante é pago. Sair não custa nada.',
};
