import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: 'O que sabemos sobre você',
  trustLead_privacy: 'O que é guardado sobre um visitante e um comprador, para quê, e quando é excluído.',
  trustCard_privacy: 'O que é guardado sobre compradores, para quê e até quando.',
  privacyVisit: 'Quando você só olha',
  privacyVisitCount:
    'Uma loja conta seus visitantes. A marca que distingue duas visitas muda no dia seguinte e em cada loja; ninguém consegue saber por ela quem você é. Após {visitDays} dias, só restam os totais.',
  privacyCookies:
    'Os cookies guardam seu carrinho, país, moeda e idioma, e o anúncio ou e-mail do carrinho pelo qual você veio, para contar um pedido. Nenhuma outra empresa recebe nada disso.',
  privacyAsk: 'Só se você pedir',
  privacyRestock:
    'Um e-mail quando um produto voltar: seu endereço até o envio, no máximo {restockDays} dias.',
  privacyQuestion:
    'Uma pergunta a uma loja: seu nome e endereço até o envio da resposta, no máximo {questionDays} dias. A pergunta e a resposta ficam até {answerDays} dias, sem seu nome; o link do nosso e-mail as exclui na hora.',
  privacyReminder:
    'Um e-mail sobre um carrinho, se você marcar a opção ao pagar: seu endereço até o envio ou o pagamento, no máximo {cartDays} dias. Uma marca de que esse endereço já recebeu um e-mail, sem dizer qual é, fica {keepDays} dias, ou {stopDays} dias após o cancelamento.',
  privacyPage:
    'Sua lista de desejos é um cookie do seu navegador. Se você abrir sua página por um link que enviamos por e-mail, guardamos seu e-mail, sua lista de desejos e seus endereços para essa loja até você excluí-los ou {pageDays} dias depois do seu último acesso; um navegador continua conectado por {sessionDays} dias. A loja não vê nada disso.',
  privacyOrder: 'Quando você faz um pedido',
  privacyOrderData:
    'Nome, endereço e contato, para a entrega, as devoluções e a contabilidade. A loja vê seu nome em parte e nunca seu e-mail; o fornecedor vê seu endereço enquanto o pacote está a caminho.',
  privacyErase:
    'Você pode pedir a exclusão quando o pedido terminar. Suas perguntas à loja e os e-mails em espera são excluídos junto.',
  privacyTranslate:
    'Se uma loja pedir a tradução da sua mensagem, o texto é enviado para {host}, sem o que ocultamos nas mensagens. O que volta é guardado e excluído com a sua mensagem.',
};
