import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: '사진',
  opinionPhotosHint:
    '상품 사진을 {max, number}장까지, 한 장에 {size, number} MB까지 올릴 수 있습니다(JPEG, PNG, WebP, GIF, AVIF). 누구나 볼 수 있습니다.',
  opinionPhotoKept: '사진 {number} 공개',
  opinionPhotosKept: '사진이 업로드되었습니다. 공개하지 않을 사진은 선택을 해제해 주세요.',
  opinionPhotoLarge:
    '{size, number} MB보다 큰 사진이 있습니다. 더 작은 사진을 골라 주세요. 후기의 나머지 내용은 그대로 있습니다.',
  opinionPhotoMany:
    '후기 하나에 사진은 {max, number}장까지입니다. 더 적게 골라 주세요. 후기의 나머지 내용은 그대로 있습니다.',
  opinionPhotoNone:
    '사진으로 읽을 수 없는 파일이 있습니다. JPEG, PNG, WebP, GIF, AVIF 중에서 골라 주세요. 후기의 나머지 내용은 그대로 있습니다.',
  opinionPhotoOf: '이 후기의 사진 {number}(크게 보기)',
  opinionPhotosOf: '이 후기의 사진',
  opinionDraw: '또는 서명 그리기',
  opinionDrawHint: '서명을 그리면 이름을 입력하지 않아도 됩니다. 그린 서명은 다른 사람에게 보이지 않습니다.',
  opinionDrawClear: '다시 그리기',
  opinionDrawWrong: '그린 서명을 사용할 수 없습니다. 더 간단히 다시 그리거나 이름을 입력해 주세요.',
  opinionFilter: '후기 필터',
  opinionAll: '전체',
  opinionWithPhotos: '사진 후기',
  opinionSort_newest: '최신순',
  opinionSort_highest: '별점 높은순',
  opinionSort_lowest: '별점 낮은순',
  opinionSort_pictures: '사진 후기 먼저',
  opinionStars: '별 {stars, number}개만',
  opinionNoMatch: '이 필터에 맞는 후기가 없습니다.',
  opinionReport: '이 후기 신고',
  opinionReportReason: '무엇이 문제입니까?',
  opinionReportText: '독립된 심사 담당자가 확인하고 결정합니다. 그때까지 후기는 그대로 둡니다.',
  opinionReportSend: '신고 보내기',
  opinionReported: '감사합니다. 후기를 확인하겠습니다. 그때까지는 그대로 둡니다.',
  opinionReportedBefore: '이미 신고된 후기입니다. 더 하실 일은 없습니다.',
  opinionReport_offensive: '모욕적이거나 불쾌한 내용',
  opinionReport_personal_data: '개인 정보 포함',
  opinionReport_advertising: '광고',
  opinionReport_off_topic: '이 상품이나 주문과 관계없음',
  opinionReport_not_genuine: '실제 구매자가 아님',
};
