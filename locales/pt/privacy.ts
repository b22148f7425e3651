import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Os meus dados',
  lead: 'O que sabemos de si e da sua loja é seu: receba tudo num ficheiro, ou saia e seja esquecido.',
  file: 'Um ficheiro com tudo',
  file_text:
    'Perfil, loja, identidade, pedidos, carteira, avisos, dispositivos, quem viu os seus dados, e as suas próprias imagens e documentos. Os compradores aparecem apenas como os vê. Fica cifrado até o guardar e é removido após 24 horas.',
  make: 'Criar o ficheiro',
  making: 'O ficheiro está a ser criado. Pode sair desta página; demora um ou dois minutos.',
  ready: 'O seu ficheiro está pronto.',
  fetch: 'Guardar o ficheiro',
  expires: 'Guardado até {when}.',
  removed: 'O ficheiro de {when} foi removido.',
  failed: 'Não foi possível criar o ficheiro. Tente amanhã ou escreva ao serviço.',
  again_at: 'Pode pedir outro a partir de {when}.',
  size: '{size} MB',
  erase: 'Ser apagado',
  erase_text:
    'O seu nome, morada, telefone, e-mail, imagens e documentos são apagados para sempre. Os pedidos e os livros ficam, como a lei pede, sem o seu nome. Nada do seu dinheiro se perde: é pago primeiro.',
  steps: 'O que acontece, passo a passo',
  step_orders:
    '{count, plural, one {Há # pedido aberto. Termina como prometido ao comprador.} other {Há # pedidos abertos. Terminam como prometido aos compradores.}}',
  step_orders_done: 'Não há pedidos abertos.',
  step_cases:
    '{count, plural, one {Há # devolução aberta, que chega ao fim.} other {Há # devoluções abertas, que chegam ao fim.}}',
  step_cases_done: 'Não há devoluções abertas.',
  step_money: '{amount} são seus. Levante-os; até chegarem, nada é apagado.',
  step_money_done: 'Não há dinheiro por pagar.',
  step_last:
    '14 dias depois de pedir, quando tudo isto estiver feito, os seus dados são apagados. Até lá pode mudar de ideias, e a sua loja não aceita novos pedidos.',
  ask: 'Pedir para ser apagado',
  confirm_title: 'Ser apagado dentro de 14 dias?',
  confirm_text:
    'A sua loja deixa de aceitar pedidos a partir de agora. Dentro de 14 dias os seus dados são apagados e ninguém os pode recuperar.',
  confirm: 'Sim, apaguem-me',
  asked: 'Pediu para ser apagado',
  asked_text:
    'Em {when}, se já nada estiver aberto, os seus dados são apagados. Até lá basta um toque para ficar.',
  keep: 'Ficar',
  kept: 'Fica connosco. Nada foi apagado.',
  open_wallet: 'Abrir a carteira',
  open_orders: 'Abrir os pedidos',
};
