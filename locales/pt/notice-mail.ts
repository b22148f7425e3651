import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: 'Pedidos',
    wallet: 'Carteira',
    case: 'Devoluções',
    review: 'Comentários',
    service: 'Atendimento',
    system: 'Conta e produtos',
    ad: 'Divulgação',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'Novidade sobre um pedido',
      wallet: 'Novidade sobre sua carteira',
      case: 'Novidade sobre uma devolução',
      review: 'Novidade sobre um comentário',
      service: 'Novidade do atendimento',
      system: 'Novidade sobre sua conta ou seus produtos',
      ad: 'Novidade sobre sua divulgação',
    },
    body: {
      info: 'Abra o app para ler.',
      action: 'Você tem algo para conferir. Abra o app para ver.',
      urgent: 'É urgente. Abra o app agora, por favor.',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, one {# nova notificação} other {# novas notificações}}',
    body: 'Abra o app para ler.',
  },
  test: {
    title: 'Este aparelho funciona',
    body: 'As notificações da sua loja aparecerão como esta.',
  },
  mail: {
    greeting: 'Olá,',
    several: '{count, plural, one {# nova notificação de {shop}} other {# novas notificações de {shop}}}',
    severalLead: 'Veja o que aconteceu:',
    daily:
      '{count, plural, one {# notificação não lida} other {# notificações não lidas}} em {shop} desde ontem',
    weekly:
      '{count, plural, one {# notificação não lida} other {# notificações não lidas}} da última semana em {shop}',
    digestLead: 'Você ainda não leu estas:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, one {Mais # está no app.} other {Mais # estão no app.}}',
    action: 'Abrir no app',
    openAll: 'Abrir as notificações',
    open: '{action}: {url}',
    why: 'Você recebe este e-mail porque escolheu e-mail para estas notificações de {shop}.',
    whyDigest: 'Você recebe este e-mail porque escolheu um resumo das notificações de {shop}.',
    stop: 'Não receber mais e-mails sobre {kinds}: {url}',
    stopDigest: 'Não receber mais resumos: {url}',
    settings: 'Gerenciar notificações: {url}',
  },
  welcome: {
    subject: 'Boas-vindas ao {brand}',
    lead: 'Este endereço agora pertence a {shop}.',
    key: 'Guarde este e-mail. Ele contém a chave que assina o nosso registro público. Com ela, o seu celular e qualquer pessoa a quem você pedir podem saber se alguma vez mudamos o que dissemos a você. O seu celular também guarda a chave; esta cópia não depende de nós.',
    line: 'Chave do registro',
    picture: 'A chave como código para a sua câmera',
    action: 'Ver o registro público',
    never: 'Nunca pedimos senhas, códigos nem pagamentos por e-mail.',
  },
  code: {
    subject: 'Seu código é {code}',
    body: 'Digite {code} nas configurações da sua loja para receber notificações neste endereço. O código é válido por {minutes} minutos.',
    ignore:
      'Se você não solicitou isso, alguém digitou seu endereço por engano. Você não precisa fazer nada; sem o código não enviamos nada para cá.',
  },
  reset: {
    subject: 'Escolha uma nova senha',
    body: 'Alguém pediu para trocar a senha de acesso de {username}. O link funciona uma vez, por {minutes} minutos. Depois, todos os aparelhos são desconectados e os saques ficam pausados por 24 horas.',
    action: 'Escolher uma nova senha',
    ignore:
      'Se você não solicitou isso, ignore este e-mail: sua senha continua a mesma. Nossa equipe nunca pede este link.',
  },
  contact: {
    received: {
      subject: 'Recebemos sua solicitação {number}',
      lead: 'Respondemos em até {hours} horas. O link mostra nossa resposta, e nele você pode escrever mais uma vez.',
    },
    answered: {
      subject: 'Nossa resposta à sua solicitação {number}',
      lead: 'Esta é nossa resposta:',
    },
    action: 'Abrir a solicitação',
    link: 'O link funciona por {days} dias após a última mensagem. Não o compartilhe: quem o tiver pode ler esta solicitação.',
    never: 'Nunca pedimos senhas, códigos nem pagamentos por e-mail.',
    ignore: 'Se você não nos escreveu, alguém digitou seu endereço por engano. Você não precisa fazer nada.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Cancelar inscrição',
    ask: 'Parar de receber e-mails de {shop} sobre {kinds}?',
    askDigest: 'Parar de receber resumos de {shop}?',
    keeps: 'Tudo continua na sua lista no app, e você pode mudar isso nas configurações quando quiser.',
    button: 'Cancelar inscrição',
    done: 'Inscrição cancelada. Não enviaremos mais e-mails de {shop} sobre {kinds}.',
    doneDigest: 'Inscrição cancelada. Não enviaremos mais resumos de {shop}.',
    gone: 'Este link não funciona',
    goneDetail:
      'Talvez ele esteja incompleto. Abra-o de novo a partir do e-mail ou mude suas configurações no app.',
  },
};
