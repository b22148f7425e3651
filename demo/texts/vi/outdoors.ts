import type { GoodsTexts, OutdoorsCode } from '#demo/texts/shape.ts';

export const outdoors: GoodsTexts<OutdoorsCode> = {
  'GAR-1002': [
    'Bình tưới, năm lít',
    'Vòi dài với tới hàng cây phía sau và vòi sen tưới thật nhẹ. Đầy thì cân, cạn thì nhẹ.',
  ],
  'GAR-1005': [
    'Nhà chim mái vỏ cây',
    'Tổ ấm khô ráo cho chim nhỏ trong vườn, mặt trước mở ra để vệ sinh. Treo xong trong năm phút.',
  ],
  'POT-1101': [
    'Chậu đất nung kèm đĩa',
    'Đất nung thoáng khí, lỡ tưới nhiều cũng không sao. Đĩa tráng men nên bậu cửa luôn khô.',
  ],
  'POT-1102': [
    'Chậu treo có dây',
    'Chậu trên ba sợi dây cotton cho mọi loại cây thích rủ xuống. Trong hộp có móc treo trần.',
  ],
  'POT-1103': [
    'Chậu cây chân gỗ',
    'Nâng cây cao lên chỗ sáng và rời khỏi sàn. Chân vặn vào không cần dụng cụ.',
  ],
  'POT-1104': [
    'Máng trồng rau thơm bên cửa sổ',
    'Chỗ cho ba loại rau thơm thành hàng, có khay trong giữ nước. Vừa vặn với bậu cửa bếp.',
  ],
  'POT-1105': [
    'Tiểu cảnh kính có nắp',
    'Một khí hậu nhỏ dưới vòm kính: trồng, đậy lại và ngắm. Kèm sỏi và hướng dẫn, không kèm cây.',
  ],
  'CAM-1202': [
    'Ấm cắm trại quai gập',
    'Đáy rộng sôi nhanh và nắp không rơi. Bên trong cất vừa một bình ga nhỏ.',
  ],
  'CAM-1203': [
    'Đèn cắm trại sạc lại được',
    'Ánh sáng ấm cho bàn sáu người, hoặc sáng mờ trong lều. Bốn mươi giờ mỗi lần sạc.',
  ],
  'CYC-1302': [
    'Chuông xe đạp bằng đồng',
    'Một tiếng ngân dài trong trẻo xin đường lịch sự. Vừa mọi tay lái và xoay được tới ngón cái.',
  ],
  'CYC-1304': [
    'Bình nước xe đạp, 650 ml',
    'Bóp nhẹ, đóng không cần nghĩ và tráng sạch dễ dàng. Vừa các giá bình thông dụng.',
  ],
  'CYC-1305': [
    'Bơm đứng có đồng hồ đo',
    'Hành trình dài, bơm đầy một lốp trong hai mươi nhịp. Đầu bơm dùng cho cả hai loại van mà không phải đổi chi tiết.',
  ],
};
