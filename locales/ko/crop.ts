import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: '보여 줄 부분 선택',
  hint: '사진을 끌어서 옮기세요. 두 손가락, 마우스 휠, + 및 − 키로 확대하거나 축소할 수 있습니다.',
  stage: '사진: 화살표 키로 이동, + 및 − 키로 확대·축소',
  zoom: '확대 비율',
  closer: '확대',
  farther: '축소',
  left: '틀을 왼쪽으로 이동',
  right: '틀을 오른쪽으로 이동',
  up: '틀을 위로 이동',
  down: '틀을 아래로 이동',
  shown:
    '확대 비율 {zoom, number, ::percent}. 보이는 부분: 가로 {left, number, ::percent}~{right, number, ::percent}, 세로 {top, number, ::percent}~{bottom, number, ::percent}.',
  preview: '보이는 모습',
  previews: {
    phone: '휴대폰',
    computer: '컴퓨터',
    product: '상품 페이지',
    list: '목록',
    header: '상점 맨 위',
  },
  small:
    '이 부분은 {width, number} × {height, number}픽셀이라 흐리게 보일 수 있습니다. 축소하거나 더 큰 사진을 선택하세요.',
  use: '이 부분 사용',
  adjust: '다시 자르기',
  failed: '이 기기에서 사진을 자르지 못했습니다. 다른 사진을 선택하세요.',
};
