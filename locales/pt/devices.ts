import type { devices as english } from '../en/devices.ts';
import type { Translated } from '../translated.ts';

export const devices: Translated<typeof english> = {
  title: 'Aparelhos que assinam',
  lead: 'Saques, novas contas de recebimento, campanhas e mudanças da sua senha de transações precisam da assinatura de um destes aparelhos. Nós não conseguimos fazer essa assinatura.',
  rowDetail: 'Os saques passam a precisar da assinatura do seu celular.',
  none: 'Nenhum aparelho assina ainda',
  noneDetail:
    'Agora os saques só precisam das suas senhas. Com um aparelho que assina, uma senha roubada não basta.',
  thisDevice: 'Este aparelho',
  automatic: 'Assina automaticamente',
  asks: 'Pede sua digital, seu rosto ou o bloqueio de tela',
  active: 'Assina desde {when}',
  waiting: 'Poderá assinar a partir de {when}',
  leaving: 'Assina até {when}',
  badgeActive: 'Ativo',
  badgeWaiting: 'Em espera',
  badgeLeaving: 'Em remoção',
  addPhone: 'Assinar com este aparelho',
  addPasskey: 'Adicionar uma chave de acesso',
  firstNote:
    'Seu primeiro aparelho pode assinar na hora. Avisamos você em todos os seus aparelhos e por e-mail.',
  laterNote:
    'Um novo aparelho pode assinar depois de 24 horas. Avisamos você em todos os seus aparelhos e por e-mail, então ninguém adiciona um sem você saber.',
  name: 'Nome do aparelho',
  nameHint: 'Você o vê nesta lista e nas notificações.',
  forgotPin: 'Esqueceu a senha de transações?',
  usePin: 'Usar a senha de transações',
  forgotNote: 'Com a sua senha de acesso, o aparelho pode assinar depois de 24 horas.',
  add: 'Adicionar aparelho',
  added: '{name} já pode assinar.',
  addedWaiting: '{name} poderá assinar a partir de {when}.',
  remove: 'Remover',
  removeTitle: 'Remover {name}?',
  removeNow: 'Ele deixa de assinar na hora.',
  removeLast:
    'É o seu último aparelho ativo, por isso continua assinando por mais 24 horas. Até lá, você pode cancelar a remoção.',
  removeAll: 'Depois disso, os saques não precisam de assinatura.',
  removed: '{name} foi removido.',
  leavingDone: '{name} assina até {when}.',
  keep: 'Manter',
  keepTitle: 'Manter {name}?',
  keepText: 'A remoção é cancelada e o aparelho continua assinando.',
  kept: '{name} continua assinando.',
  full: 'Você pode ter {max, number} aparelhos. Remova um para adicionar outro.',
  cannotKeep:
    'Este navegador não consegue guardar uma chave de assinatura, por exemplo em uma janela anônima. Tente outro navegador.',
  notMade: 'A chave de acesso não foi criada. Tente de novo.',
  known: 'Este aparelho já foi adicionado antes.',
  canSign: 'Estes aparelhos podem assinar: {names}',
  manage: 'Gerenciar aparelhos',
  offerTitle: 'Proteja os saques com este aparelho',
  offerText:
    'Com um aparelho que assina, uma senha roubada não basta para sacar o seu dinheiro. Leva um minuto e não custa nada.',
  offer: 'Configurar',
  lost: 'Perdeu seu único aparelho? Adicione um novo aqui. Ele poderá assinar depois de 24 horas.',
};
