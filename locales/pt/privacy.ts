import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Meus dados',
  lead: 'Baixe tudo o que guardamos sobre você e sua loja ou exclua sua conta.',
  file: 'Exportação dos seus dados',
  file_text:
    'Perfil, loja, identidade, pedidos, carteira, avisos, dispositivos, quem viu seus dados e suas próprias imagens e documentos. Os compradores aparecem apenas como você os vê. O arquivo fica criptografado até você baixá-lo e é removido após 24 horas.',
  make: 'Solicitar exportação',
  making: 'O arquivo está sendo criado. Você pode sair desta página; leva um ou dois minutos.',
  ready: 'Seu arquivo está pronto.',
  fetch: 'Baixar',
  expires: 'Disponível até {when}.',
  removed: 'O arquivo de {when} foi removido.',
  failed: 'Não foi possível criar o arquivo. Tente amanhã ou fale com o atendimento.',
  again_at: 'Você pode solicitar outro a partir de {when}.',
  size: '{size} MB',
  erase: 'Excluir conta',
  erase_text:
    'Seu nome, endereço, telefone, e-mail, imagens e documentos são excluídos permanentemente. Pedidos e registros contábeis são mantidos sem o seu nome, como a lei exige. Seu saldo é pago a você antes.',
  steps: 'O que acontece, passo a passo',
  step_orders:
    '{count, plural, one {Há # pedido aberto. Ele termina como prometido ao comprador.} other {Há # pedidos abertos. Eles terminam como prometido aos compradores.}}',
  step_orders_done: 'Não há pedidos abertos.',
  step_cases:
    '{count, plural, one {Há # devolução aberta, que será concluída.} other {Há # devoluções abertas, que serão concluídas.}}',
  step_cases_done: 'Não há devoluções abertas.',
  step_money: '{amount} são seus. Saque esse valor; até ele chegar, nada é excluído.',
  step_money_done: 'Não há saldo a pagar.',
  step_last:
    '14 dias depois da solicitação, quando tudo isto estiver concluído, seus dados são excluídos. Até lá você pode cancelar, e sua loja não aceita novos pedidos.',
  ask: 'Solicitar exclusão',
  confirm_title: 'Excluir sua conta em 14 dias?',
  confirm_text:
    'Sua loja deixa de aceitar pedidos a partir de agora. Em 14 dias seus dados são excluídos e ninguém pode recuperá-los.',
  confirm: 'Excluir minha conta',
  asked: 'Você solicitou a exclusão',
  asked_text:
    'Em {when}, se não houver mais nada em aberto, seus dados são excluídos. Até lá você pode cancelar.',
  keep: 'Manter minha conta',
  kept: 'Exclusão cancelada. Nada foi excluído.',
  open_wallet: 'Abrir a carteira',
  open_orders: 'Abrir os pedidos',
};
