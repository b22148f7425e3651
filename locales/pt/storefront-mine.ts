import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: 'Sua página',
  mineLink: 'Sua página: lista de desejos e pedidos',
  mineHeart: 'Lista de desejos: {title}',
  mineWishes: 'Lista de desejos',
  mineNoWishes: 'Nada salvo ainda. Toque no coração de um produto para encontrá-lo aqui.',
  mineGone: 'Não é mais vendido aqui',
  mineUnknown: 'Produto',
  mineWas: '{amount} quando você salvou',
  mineRemove: 'Remover',
  mineRemoved: 'Removido da sua lista de desejos.',
  mineUndo: 'Desfazer',
  mineSignIn: 'Abra sua página',
  mineSignInLead:
    'Veja seus pedidos nesta loja e tenha sua lista de desejos em todos os seus aparelhos. Enviamos um link por e-mail; você não precisa de senha.',
  mineSend: 'Enviar link por e-mail',
  minePrivacy:
    'Seu e-mail, sua lista de desejos e seus endereços ficam então guardados para esta loja: até você excluí-los ou {days} dias depois do seu último acesso. A loja não vê nada disso.',
  mineBrowser: 'Até você abrir sua página, sua lista de desejos fica só neste navegador.',
  mineAskedText:
    'Enviamos um link para {email}. Ele funciona uma única vez, por {minutes} minutos. Se não chegar, verifique o spam.',
  mineOpen: 'Abrir sua página?',
  mineOpenText:
    'Este link é para {email}. Este navegador continua conectado por {days} dias; não o abra no aparelho de outra pessoa.',
  mineOpenSend: 'Abrir minha página',
  mineOrders: 'Pedidos',
  mineNoOrders: 'Ainda não há pedidos com este e-mail nesta loja.',
  mineMore: '{title} e mais {count, plural, one {# produto} other {# produtos}}',
  mineAddresses: 'Endereços salvos',
  mineNoAddresses: 'Salve um endereço e ele será oferecido na finalização da compra.',
  mineAdd: 'Adicionar endereço',
  mineEdit: 'Editar',
  mineDelete: 'Excluir',
  mineDeleteAddress: 'Excluir este endereço?',
  mineSaveAddress: 'Salvar endereço',
  mineAddressTitle: 'Endereço',
  mineAddressUse:
    'Só você o vê aqui, e ele é usado apenas nos pedidos que você fizer. Você pode salvar até {max}.',
  mineSessions: 'Sessão aberta em {count, plural, one {# aparelho} other {# aparelhos}}; aqui, até {date}.',
  mineSignOut: 'Sair',
  mineSignOutAll: 'Sair de todos os aparelhos',
  mineErase: 'Excluir tudo aqui',
  mineEraseText:
    'Sua lista de desejos, seus endereços e seu e-mail são excluídos na hora, e todos os aparelhos saem da sessão. Isso não pode ser desfeito. Os pedidos não são excluídos; os links dos e-mails deles continuam funcionando.',
  mineEraseSend: 'Excluir tudo',
  mineCountry: 'Mostrar os campos deste país',
  mineUse: 'Usar um endereço salvo',
  mineBox: 'Salvar este endereço na minha página',
  mineNoticeLinkOver:
    'Este link não funciona mais: cada um vale uma única vez, por {minutes} minutos. Peça um novo abaixo.',
  mineNoticeOut: 'Você saiu.',
  mineNoticeErased: 'Tudo foi excluído.',
  mineNoticeSaved: 'Endereço salvo.',
  mineNoticeDeleted: 'Endereço excluído.',
  mineNoticeFull: 'Sua lista de desejos está cheia: {max} produtos. Remova um primeiro.',
  mineNoticeEnded:
    'Sua sessão aqui terminou. Abra sua página para entrar de novo. O que você salvar até lá fica neste navegador.',
  mineNoticeGone: 'Este produto não é mais vendido aqui, por isso não foi salvo.',
  mineHeartFailed: 'Não foi possível alterar sua lista de desejos. Verifique sua conexão e tente de novo.',
  mineNoticeAddressesFull: 'Você já tem {max} endereços salvos. Exclua um primeiro.',
};
