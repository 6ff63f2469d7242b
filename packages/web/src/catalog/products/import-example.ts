/** Example CSV file, line by line. */
export const importExample: readonly string[] = [
  'Code,Title,Price,Discount,Stock,Category,Status',
  'OAK-TBL-120,"Oak Table, round",489.00,10,12,Furniture,Published',
  'LIN-CRT-240,Linen Curtain,64.90,,35,Home & kitchen,Draft',
  'BRS-LMP-310,Brass Lamp,119.50,5,8,Home & kitchen,Published',
]
