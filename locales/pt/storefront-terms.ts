import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time, as in English. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Entre quem isto vale',
  termsText_who:
    '{legalName} administra este serviço. Os lojistas mantêm lojas nele e vendem em nome próprio. Os compradores compram da loja indicada na página, no pedido e no recibo.',
  terms_free: 'Quanto custa',
  termsText_free:
    'Abrir e manter uma loja é grátis. Uma loja paga uma comissão sobre os produtos que vende, o que ela escolhe gastar com divulgação e o que uma rede cobra para levar um saque. Não há mais nada, e a página de tarifas indica cada número.',
  terms_orders: 'Como um pedido surge',
  termsText_orders:
    'Um pedido começa com o pagamento de um comprador que foi realmente recebido. Ninguém que trabalha aqui pode criar um pedido, um pagamento, uma visita ou um comentário, e nenhum lojista pode.',
  terms_supplier: 'Quem paga o fornecedor',
  termsText_supplier:
    'O fornecedor é pago com o que o comprador pagou por este mesmo pedido, nunca com a carteira de um lojista. Um preço que não cobre custo, frete e comissão é recusado antes de qualquer venda. Um pedido cujo custo ninguém confirma é reembolsado ao comprador em até {confirmHours, plural, one {# hora} other {# horas}}.',
  terms_money: 'Quando o dinheiro é da loja',
  termsText_money:
    'O pagamento do comprador fica guardado até os produtos chegarem. Depois é dividido como o pedido diz, e a parte da loja fica disponível após um número de dias que depende do nível dela e consta em cada pedido.',
  terms_payouts: 'Saques',
  termsText_payouts:
    'Seu saldo disponível pode ser sacado a qualquer momento. Saques pequenos são aprovados na hora. Os outros são analisados por uma pessoa em até {decideHours, plural, one {# hora} other {# horas}}; se ninguém tiver decidido após {selfApproveHours, plural, one {# hora} other {# horas}}, um saque é aprovado automaticamente, a não ser que haja uma retenção por escrito em vigor, e é pago em parcelas diárias dentro do limite diário, em no máximo {slices, plural, one {# dia} other {# dias}}. Nunca é preciso pagar nada antes.',
  terms_holds: 'Retenções e restrições',
  termsText_holds:
    'Dinheiro só é retido, ou uma loja restringida, por um de oito motivos publicados. Cada caso tem uma exposição dos motivos, indica as provas, o valor, se envolve dinheiro, e o dia em que termina automaticamente. Pode ser prolongado uma vez, por outra pessoa. O que não está retido pode ser sacado normalmente.',
  terms_appeals: 'Recursos',
  termsText_appeals:
    'Pode-se recorrer de toda restrição em até {appealDays, plural, one {# dia} other {# dias}}. Alguém que não a impôs decide em até {decideDays, plural, one {# dia} other {# dias}}. Se ninguém decidir a tempo, o dinheiro retido fica disponível automaticamente.',
  terms_deposits: 'Depósitos',
  termsText_deposits:
    'Um depósito nunca é necessário para vender, para receber ou para chegar a um nível. O que um lojista pode depositar é limitado, e o que não foi gasto pode ser sacado a qualquer momento.',
  terms_invitations: 'Convites',
  termsText_invitations:
    'As lojas são abertas por convite. Um convite é grátis, funciona uma vez e vale por {inviteDays, plural, one {# dia} other {# dias}}. Ele não rende nada a quem o dá: nem dinheiro, nem pontos, nem participação.',
  terms_promotion: 'Divulgação',
  termsText_promotion:
    'Uma loja pode pagar para aparecer em lugares marcados como patrocinados. Ela vê uma previsão antes de pagar, e não se promete nenhuma venda. O que não foi gasto volta quando uma campanha termina. A forma como os lugares são distribuídos é publicada, e uma loja pode recalcular os próprios leilões.',
  terms_reviews: 'Comentários',
  termsText_reviews:
    'Só quem comprou os produtos e teve o envio deles pode comentá-los. Um comentário só é removido por um de cinco motivos publicados, nunca por ser ruim, e uma nota fica no lugar dela.',
  terms_levels: 'Níveis',
  termsText_levels:
    'Os níveis são alcançados por critérios publicados e não custam nada. Um nível mais baixo é avisado {levelNoticeDays, plural, one {# dia} other {# dias}} antes de valer. Nenhum nível decide se um lojista pode sacar.',
  terms_data: 'Dados pessoais',
  termsText_data:
    'Um lojista pode baixar tudo o que é guardado sobre a loja, uma vez por dia, e pode pedir que seja apagado. Documentos de identidade são criptografados, cada consulta a eles fica registrada, e eles são removidos depois do prazo que a lei pede. Os dados de contato de um comprador servem só ao pedido.',
  terms_changes: 'Mudanças nestes termos',
  termsText_changes:
    'Termos alterados são avisados {termsNoticeDays, plural, one {# dia} other {# dias}} antes de valer, com o que mudou. Eles nunca mudam um pedido feito antes.',
  terms_leaving: 'Sair',
  termsText_leaving:
    'Um lojista pode sair a qualquer momento. Pedidos em aberto são cumpridos ou reembolsados antes, e o que sobra é pago. Ninguém precisa pagar para sair.',
};
