/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion = {
  opinionPhotos: 'Pictures',
  opinionPhotosHint:
    'Up to {max, number} pictures of the item, each up to {size, number} MB (JPEG, PNG, WebP, GIF or AVIF). Everyone can see them.',
  opinionPhotoKept: 'Show picture {number}',
  opinionPhotosKept: 'These pictures are uploaded. Clear the checkbox of any picture you don’t want to show.',
  opinionPhotoLarge:
    'A picture is larger than {size, number} MB. Choose a smaller one. The rest of your review is still here.',
  opinionPhotoMany:
    'A review can have at most {max, number} pictures. Choose fewer. The rest of your review is still here.',
  opinionPhotoNone:
    'We can’t read one of the files as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF. The rest of your review is still here.',
  opinionPhotoOf: 'Picture {number} of this review (opens larger)',
  opinionPhotosOf: 'Pictures of this review',
  opinionDraw: 'Or draw your signature',
  opinionDrawHint:
    'If you draw your signature, you don’t need to type your name. No one else can see the drawing.',
  opinionDrawClear: 'Draw again',
  opinionDrawWrong: 'We couldn’t use the drawing. Draw a simpler one, or type your name.',
  opinionFilter: 'Filter reviews',
  opinionAll: 'All',
  opinionWithPhotos: 'With pictures',
  opinionSort_newest: 'Newest',
  opinionSort_highest: 'Highest rated',
  opinionSort_lowest: 'Lowest rated',
  opinionSort_pictures: 'With pictures first',
  opinionStars: '{stars, plural, one {Only # star} other {Only # stars}}',
  opinionNoMatch: 'No reviews match this filter.',
  opinionReport: 'Report this review',
  opinionReportReason: 'What’s wrong with it?',
  opinionReportText: 'An independent reviewer checks it and decides. Until then the review stays as it is.',
  opinionReportSend: 'Send report',
  opinionReported: 'Thank you. We’ll review it; it stays as it is until then.',
  opinionReportedBefore: 'This review has already been reported. You don’t need to do anything.',
  opinionReport_offensive: 'Offensive or insulting',
  opinionReport_personal_data: 'Contains personal information',
  opinionReport_advertising: 'Advertising',
  opinionReport_off_topic: 'Not about this product or order',
  opinionReport_not_genuine: 'Not from a genuine buyer',
};
