import type { GoodsTexts, PlayCode } from '#demo/texts/shape.ts';

export const play: GoodsTexts<PlayCode> = {
  'TOY-2201': [
    'Tàu hỏa gỗ hai toa',
    'Một đầu máy và hai toa nối bằng nam châm theo chiều nào cũng được. Cạnh bo tròn, sơn gốc nước.',
  ],
  'TOY-2202': [
    'Tháp vòng cầu vồng',
    'Sáu chiếc vòng chỉ đúng theo một thứ tự và vui theo mọi thứ tự khác. Đế lắc lư rồi tự đứng thẳng.',
  ],
  'TOY-2203': [
    'Khối xếp hình, 40 miếng',
    'Khối vuông, vòm và mái nhà trong sáu màu dịu. Cùng một kích thước nên tháp đứng vững.',
  ],
  'TOY-2204': [
    'Ốc sên kéo dây',
    'Vỏ ốc xoay khi ốc đi theo sợi dây. Vòng cao su trên bánh giữ êm sàn nhà và đôi tai.',
  ],
  'TOY-2205': [
    'Thuyền buồm nhỏ',
    'Thân gỗ đặc với cánh buồm cotton biết chạy thật. Sống thuyền và cột buồm tháo ra để phơi khô.',
  ],
  'GAM-2301': [
    'Bộ xúc xắc kèm cốc giả da',
    'Năm viên xúc xắc cạnh sắc và chiếc cốc làm êm tiếng động. Bên trong có luật của tám trò chơi.',
  ],
  'GAM-2303': [
    'Bộ cờ domino trong hộp',
    'Hai mươi tám quân với chấm khảm và tiếng gõ nghe thật thích. Nắp trượt ra là bảng ghi điểm.',
  ],
  'GAM-2304': [
    'Cờ vua du lịch',
    'Quân cờ đầm tay trên bàn cờ gập lại cất quân bên trong. Lớp nỉ bên dưới giữ êm trên bàn tàu.',
  ],
  'GAM-2305': [
    'Tháp rút gỗ',
    'Năm mươi bốn thanh nhẵn và đôi tay vững: rút một thanh, đặt lên đỉnh. Vui nhất sau bữa tối.',
  ],
  'PET-2401': [
    'Bát ăn cho chó chống trượt',
    'Bát rộng trên vòng cao su, ở yên nơi có bữa tối. Lòng bát nhấc ra rửa được.',
  ],
  'PET-2402': [
    'Trụ cào móng cho mèo',
    'Trụ sisal trên đế rộng không lung lay khi mèo vươn hết cỡ. Có quả bóng treo dây để chơi sau đó.',
  ],
  'PET-2403': [
    'Vòng cổ kèm thẻ tên',
    'Dây dệt mềm với khóa chắc và thẻ để khắc tên. Chỉ phản quang cho buổi dạo tối.',
  ],
  'PET-2404': [
    'Ổ nằm tròn cho thú cưng',
    'Vòng nhung sâu để cuộn mình và gác cằm. Cả ổ giặt được trong máy.',
  ],
};
