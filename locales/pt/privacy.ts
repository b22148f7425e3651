import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Meus dados',
  lead: 'Baixe tudo o que guardamos sobre você e sua loja ou exclua sua conta.',
  file: 'Exportação dos seus dados',
  file_text:
    'Perfil, loja, identidade, pedidos, carteira, notificações, aparelhos, quem viu seus dados e suas próprias imagens e documentos. Dos compradores, contém só os dados que você já pode ver. Fica criptografado até você baixá-lo e é removido após 24 horas.',
  make: 'Solicitar exportação',
  making: 'Estamos preparando o arquivo. Você pode sair desta página; leva um ou dois minutos.',
  ready: 'Seu arquivo está pronto.',
  fetch: 'Baixar',
  expires: 'Disponível até {when}.',
  removed: 'O arquivo de {when} foi removido.',
  failed: 'Não conseguimos criar o arquivo. Tente de novo amanhã ou fale com o atendimento.',
  again_at: 'Você pode solicitar outro a partir de {when}.',
  size: '{size} MB',
  erase: 'Excluir conta',
  erase_text:
    'Seu nome, endereço, telefone, e-mail, imagens e documentos são excluídos permanentemente. Pedidos e registros contábeis são mantidos sem o seu nome, como a lei exige. Seu saldo é pago a você antes.',
  steps: 'O que acontece, passo a passo',
  step_orders:
    '{count, plural, one {# pedido está em aberto. Ele será concluído como prometido ao comprador.} other {# pedidos estão em aberto. Eles serão concluídos como prometido aos compradores.}}',
  step_orders_done: 'Nenhum pedido em aberto.',
  step_cases:
    '{count, plural, one {# devolução está em aberto e será concluída.} other {# devoluções estão em aberto e serão concluídas.}}',
  step_cases_done: 'Nenhuma devolução em aberto.',
  step_money: '{amount} é seu. Saque primeiro; nada é excluído até o dinheiro chegar.',
  step_money_done: 'Não há mais saldo para sacar.',
  step_last:
    'Excluímos sua conta 14 dias depois da solicitação, quando tudo acima estiver concluído. Até lá você pode cancelar. Enquanto isso, sua loja não aceita novos pedidos.',
  ask: 'Solicitar exclusão',
  confirm_title: 'Excluir sua conta em 14 dias?',
  confirm_text:
    'Sua loja deixa de aceitar novos pedidos agora. Em 14 dias seus dados são excluídos e não podem ser recuperados.',
  confirm: 'Excluir minha conta',
  asked: 'Você solicitou a exclusão',
  asked_text: 'Em {when}, se não houver nada em aberto, seus dados são excluídos. Até lá você pode cancelar.',
  keep: 'Manter minha conta',
  kept: 'Exclusão cancelada. Nada foi excluído.',
  open_wallet: 'Abrir a carteira',
  open_orders: 'Abrir os pedidos',
  translation: 'Tradução',
  translationText:
    'Se você tocar em “Traduzir” abaixo da mensagem de um comprador, o texto é enviado para {host}, e o que volta fica guardado com a mensagem. Fora disso nada é enviado, nem o que ocultamos nas mensagens.',
};
