import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Fotos',
  opinionPhotosHint:
    'Até {max, number} fotos do produto, cada uma com até {size, number} MB (JPEG, PNG, WebP, GIF ou AVIF). Todos podem vê-las.',
  opinionPhotoKept: 'Mostrar a foto {number}',
  opinionPhotosKept: 'Estas fotos foram enviadas. Desmarque as que você não quer mostrar.',
  opinionPhotoLarge:
    'Uma foto passa de {size, number} MB. Escolha uma menor. O resto do seu comentário continua aqui.',
  opinionPhotoMany:
    'Um comentário pode ter no máximo {max, number} fotos. Escolha menos. O resto do seu comentário continua aqui.',
  opinionPhotoNone:
    'Não conseguimos ler um dos arquivos como imagem. Escolha JPEG, PNG, WebP, GIF ou AVIF. O resto do seu comentário continua aqui.',
  opinionPhotoOf: 'Foto {number} deste comentário (abre ampliada)',
  opinionPhotosOf: 'Fotos deste comentário',
  opinionDraw: 'Ou desenhe sua assinatura',
  opinionDrawHint:
    'Se você desenhar sua assinatura, não precisa digitar seu nome. Mais ninguém pode ver o desenho.',
  opinionDrawClear: 'Desenhar de novo',
  opinionDrawWrong: 'Não conseguimos usar o desenho. Faça um mais simples ou digite seu nome.',
  opinionFilter: 'Filtrar comentários',
  opinionAll: 'Todos',
  opinionWithPhotos: 'Com fotos',
  opinionSort_newest: 'Mais recentes',
  opinionSort_highest: 'Notas mais altas',
  opinionSort_lowest: 'Notas mais baixas',
  opinionSort_pictures: 'Com fotos primeiro',
  opinionStars: '{stars, plural, one {Só # estrela} other {Só # estrelas}}',
  opinionNoMatch: 'Nenhum comentário corresponde a este filtro.',
  opinionReport: 'Denunciar este comentário',
  opinionReportReason: 'O que há de errado nele?',
  opinionReportText: 'Um revisor independente analisa o comentário e decide. Até lá, ele fica como está.',
  opinionReportSend: 'Enviar denúncia',
  opinionReported: 'Obrigado. O comentário será analisado e, até lá, fica como está.',
  opinionReportedBefore: 'Este comentário já foi denunciado. Você não precisa fazer mais nada.',
  opinionReport_offensive: 'Ofende alguém',
  opinionReport_personal_data: 'Revela dados pessoais de alguém',
  opinionReport_advertising: 'É publicidade',
  opinionReport_off_topic: 'Não trata deste produto nem deste pedido',
  opinionReport_not_genuine: 'Não é de um comprador real',
};
