/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion = {
  opinionPhotos: 'Pictures',
  opinionPhotosHint:
    'Up to {max, number} pictures of the goods, each up to {size, number} MB: JPEG, PNG, WebP, GIF or AVIF. Everybody can see them.',
  opinionPhotoKept: 'Show picture {number}',
  opinionPhotosKept: 'These pictures have arrived. Take the tick off one that you do not want to show.',
  opinionPhotoLarge:
    'A picture is larger than {size, number} MB. Choose a smaller one. Everything else is still here.',
  opinionPhotoMany:
    'A review has at most {max, number} pictures. Choose fewer. Everything else is still here.',
  opinionPhotoNone:
    'One of the files is not a picture that we can read. Choose a JPEG, PNG, WebP, GIF or AVIF. Everything else is still here.',
  opinionPhotoOf: 'Picture {number} of this review, opens large',
  opinionPhotosOf: 'Pictures of this review',
  opinionDraw: 'Or draw your signature',
  opinionDrawHint: 'With a drawing you need not type your name. Nobody else sees the drawing.',
  opinionDrawClear: 'Draw again',
  opinionDrawWrong: 'The drawing could not be used. Draw it again, more simply, or type your name.',
  opinionFilter: 'Which reviews',
  opinionAll: 'All',
  opinionWithPhotos: 'With pictures',
  opinionStars: '{stars, plural, one {Only # star} other {Only # stars}}',
  opinionNoMatch: 'No review is like that.',
  opinionReport: 'Report this review',
  opinionReportReason: 'What is wrong with it?',
  opinionReportText: 'An independent reviewer reads it and decides. Until then it stays as it is.',
  opinionReportSend: 'Send the report',
  opinionReported: 'Thank you. We’ll review it; it stays as it is until then.',
  opinionReportedBefore: 'This review has already been reported. You don’t need to do anything.',
  opinionReport_offensive: 'Offensive or insulting',
  opinionReport_personal_data: 'Contains personal information',
  opinionReport_advertising: 'Advertising',
  opinionReport_off_topic: 'Not about this product or order',
  opinionReport_not_genuine: 'Not from a genuine buyer',
};
