import type { RequestRule } from './request-rule.ts';

// Made from api-spec by scripts/generate-request-rules.mjs: change the specification, then run it again.
export const requestRules: Readonly<Record<string, RequestRule>> = {
  'POST /user/login': {
    access: 'open',
    fields: {
      user_string: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 254,
      },
      password: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 128,
      },
      type: {
        kind: 'integer',
        values: ['1', '2'],
      },
      area_code_id: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/register': {
    access: 'open',
    fields: {
      user_string: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 254,
      },
      type: {
        kind: 'text',
        required: true,
        values: ['email', 'mobile'],
      },
      password: {
        kind: 'text',
        required: true,
        minLength: 6,
        maxLength: 128,
      },
      re_password: {
        kind: 'text',
        required: true,
      },
      code: {
        kind: 'text',
      },
      extension_code: {
        kind: 'text',
      },
      pay_password: {
        kind: 'text',
      },
      re_pay_password: {
        kind: 'text',
      },
      area_code_id: {
        kind: 'text',
      },
      area_code: {
        kind: 'text',
        pattern: '^\\d{1,4}$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/registerdapp': {
    access: 'open',
    fields: {
      user_string: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 128,
      },
      loginip: {
        kind: 'text',
        maxLength: 45,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/logout': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/forget': {
    access: 'open',
    fields: {
      account: {
        kind: 'text',
        minLength: 1,
        maxLength: 254,
      },
      user_string: {
        kind: 'text',
        minLength: 1,
        maxLength: 254,
      },
      password: {
        kind: 'text',
        required: true,
        minLength: 6,
        maxLength: 128,
      },
      repassword: {
        kind: 'text',
      },
      re_password: {
        kind: 'text',
      },
      code: {
        kind: 'text',
      },
      oldpassword: {
        kind: 'text',
        maxLength: 128,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /sms_mail': {
    access: 'open',
    fields: {
      user_string: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 254,
      },
      type: {
        kind: 'text',
      },
      scene: {
        kind: 'text',
      },
      area_code_id: {
        kind: 'text',
      },
      area_code: {
        kind: 'text',
        pattern: '^\\d{1,4}$',
      },
      type_new: {
        kind: 'integer',
      },
      email_code: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/check_email': {
    access: 'open',
    fields: {
      email_code: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 16,
      },
      user_string: {
        kind: 'text',
      },
      scene: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/info': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /real/state': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/real': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      real_type: {
        kind: 'text',
        required: true,
        values: ['1', '2'],
      },
      id_type: {
        kind: 'text',
        values: ['0', '1', '2', '3', '4'],
      },
      name: {
        kind: 'text',
        maxLength: 120,
      },
      phoneNumber: {
        kind: 'text',
        maxLength: 32,
      },
      card_id: {
        kind: 'text',
        maxLength: 64,
      },
      country: {
        kind: 'text',
        maxLength: 64,
      },
      front_pic: {
        kind: 'text',
        maxLength: 256,
      },
      reverse_pic: {
        kind: 'text',
        maxLength: 256,
      },
      hand_pic: {
        kind: 'text',
        maxLength: 256,
      },
    },
  },
  'POST /user/editNickname': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      nickname: {
        kind: 'text',
        required: true,
        maxLength: 64,
      },
    },
  },
  'POST /user/editSignature': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      signature: {
        kind: 'text',
        maxLength: 128,
      },
    },
  },
  'POST /user/uploadHeadPortrait': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      head_portrait: {
        kind: 'text',
        required: true,
        maxLength: 256,
      },
    },
  },
  'POST /safe/update_password': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      password: {
        kind: 'text',
        required: true,
        maxLength: 64,
      },
      re_password: {
        kind: 'text',
        required: true,
        maxLength: 64,
      },
      code: {
        kind: 'text',
        maxLength: 16,
      },
      oldpassword: {
        kind: 'text',
        maxLength: 64,
      },
    },
  },
  'POST /sms_send': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      area_code: {
        kind: 'text',
        pattern: '^\\d{1,4}$',
      },
      mobile: {
        kind: 'text',
        required: true,
        pattern: '^\\d{4,15}$',
      },
    },
  },
  'POST /safe/mobile': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      area_code: {
        kind: 'text',
        pattern: '^\\d{1,4}$',
      },
      mobile: {
        kind: 'text',
        pattern: '^\\d{4,15}$',
      },
      email: {
        kind: 'text',
        maxLength: 128,
      },
      code: {
        kind: 'text',
        required: true,
        maxLength: 16,
      },
    },
  },
  'POST /postquestionnaire': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      radio1: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio2: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio3: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio4: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio5: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio6: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio7: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio8: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio9: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio10: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio11: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio12: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      radio13: {
        kind: 'text',
        required: true,
        maxLength: 8,
      },
      check1: {
        kind: 'text',
        required: true,
        maxLength: 32,
      },
    },
  },
  'POST /wallet/getsqnumber': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      currency: {
        kind: 'integer',
      },
    },
  },
  'POST /wallet/setsqnumber': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      currency: {
        kind: 'integer',
      },
    },
  },
  'GET /wallet/getneedsqnumber': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/coupons': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/wallet/list': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/wallet/save': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      id: {
        kind: 'integer',
      },
      currency: {
        kind: 'integer',
        required: true,
      },
      name: {
        kind: 'text',
        maxLength: 64,
      },
      address: {
        kind: 'text',
        required: true,
        maxLength: 200,
      },
      type: {
        kind: 'text',
        maxLength: 32,
      },
      qrcode: {
        kind: 'text',
        maxLength: 256,
      },
    },
  },
  'POST /user/wallet/del': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      id: {
        kind: 'integer',
        required: true,
      },
    },
  },
  'POST /user/cash_info': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/cash_save': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      real_name: {
        kind: 'text',
        required: true,
        maxLength: 120,
      },
      bank_name: {
        kind: 'text',
        maxLength: 200,
      },
      bank_branch: {
        kind: 'text',
        maxLength: 200,
      },
      bank_dizhi: {
        kind: 'text',
        maxLength: 200,
      },
      bank_account: {
        kind: 'text',
        maxLength: 64,
      },
      bank_code: {
        kind: 'text',
        maxLength: 32,
      },
      bank_address: {
        kind: 'text',
        maxLength: 200,
      },
      phone: {
        kind: 'text',
        maxLength: 32,
      },
      personal_address: {
        kind: 'text',
        maxLength: 200,
      },
    },
  },
  'POST /user/cash_info_international': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/cash_save_international': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
      'data[0]': {
        kind: 'text',
        required: true,
        maxLength: 200,
      },
      'data[1]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[2]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[3]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[4]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[5]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[6]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[7]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[8]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[9]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[10]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[11]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[12]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[13]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[14]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[15]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[16]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[17]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[18]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[19]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[20]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[21]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[22]': {
        kind: 'text',
        maxLength: 200,
      },
      'data[23]': {
        kind: 'text',
        maxLength: 200,
      },
    },
  },
  'GET /getSiteConfig': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /getSetting': {
    access: 'open',
    fields: {
      keyword: {
        kind: 'text',
        required: true,
        minLength: 1,
        maxLength: 64,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /menu': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /news/list': {
    access: 'open',
    fields: {
      c_id: {
        kind: 'integer',
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /news/detail': {
    access: 'open',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /news/index_pop': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /faq': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /contactus': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /aboutus': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /operational_compliance': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /get/tk': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /upload': {
    access: 'signed-in',
    fields: {
      file: {
        kind: 'file',
        required: true,
      },
    },
  },
  'GET /getMailMessageCount': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /mailMessage/getCount': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /getinmessage': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /mailMessage/getList': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /mailMessage/detail': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /currency/list': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /currency/quotation_new': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /currency/new_timeshar': {
    access: 'open',
    fields: {
      symbol: {
        kind: 'text',
        required: true,
        pattern: '^[^/\\s]+/[^/\\s]+$',
      },
      period: {
        kind: 'text',
        required: true,
        values: [
          '1min',
          '5min',
          '15min',
          '30min',
          '60min',
          '1H',
          '1D',
          '1W',
          '1M',
          '1Y',
          '1day',
          '1week',
          '1mon',
          '1year',
        ],
      },
      from: {
        kind: 'integer',
        required: true,
        minimum: 0,
      },
      to: {
        kind: 'integer',
        required: true,
        minimum: 0,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /optional/list': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /monioptional/list': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /optional/add': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monioptional/add': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /optional/del': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monioptional/del': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /coin/trade': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      type: {
        kind: 'integer',
        required: true,
        values: ['1', '2'],
      },
      target_price: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      amount: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monicoin/trade': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      type: {
        kind: 'integer',
        required: true,
        values: ['1', '2'],
      },
      target_price: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      amount: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'PUT /coin/trade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'PUT /monicoin/trade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /coin/cancelTrade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monicoin/cancelTrade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /coin/canceltrade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /coin/list': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      legal_id: {
        kind: 'integer',
      },
      status: {
        kind: 'integer',
        values: ['0', '1', '2', '3'],
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /monicoin/list': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      legal_id: {
        kind: 'integer',
      },
      status: {
        kind: 'integer',
        values: ['0', '1', '2', '3'],
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /microtrade/payable_currencies': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /monimicrotrade/payable_currencies': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /microtrade/seconds': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /monimicrotrade/seconds': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /microtrade/submit': {
    access: 'signed-in',
    fields: {
      match_id: {
        kind: 'integer',
        required: true,
        minimum: 1,
      },
      currency_id: {
        kind: 'integer',
        required: true,
        minimum: 1,
      },
      type: {
        kind: 'integer',
        required: true,
        values: ['1', '2'],
      },
      seconds: {
        kind: 'integer',
        required: true,
        minimum: 1,
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      symbolQuotationclose: {
        kind: 'text',
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monimicrotrade/submit': {
    access: 'signed-in',
    fields: {
      match_id: {
        kind: 'integer',
        required: true,
        minimum: 1,
      },
      currency_id: {
        kind: 'integer',
        required: true,
        minimum: 1,
      },
      type: {
        kind: 'integer',
        required: true,
        values: ['1', '2'],
      },
      seconds: {
        kind: 'integer',
        required: true,
        minimum: 1,
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      symbolQuotationclose: {
        kind: 'text',
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /microtrade/lists': {
    access: 'signed-in',
    fields: {
      match_id: {
        kind: 'integer',
      },
      status: {
        kind: 'integer',
        values: ['-1', '1', '2', '3'],
      },
      currency_id: {
        kind: 'integer',
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /monimicrotrade/lists': {
    access: 'signed-in',
    fields: {
      match_id: {
        kind: 'integer',
      },
      status: {
        kind: 'integer',
        values: ['-1', '1', '2', '3'],
      },
      currency_id: {
        kind: 'integer',
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /microtrade/get_result': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /monimicrotrade/get_result': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/deal': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/deal': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/submit': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      share: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      multiple: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      type: {
        kind: 'integer',
        values: ['1', '2'],
      },
      status: {
        kind: 'integer',
      },
      target_price: {
        kind: 'text',
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      password: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/submit': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      share: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      multiple: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      type: {
        kind: 'integer',
        values: ['1', '2'],
      },
      status: {
        kind: 'integer',
      },
      target_price: {
        kind: 'text',
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      password: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/cancelTrade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/cancelTrade': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/cancel': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/cancel': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/dealall': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      status: {
        kind: 'integer',
        values: ['0', '1', '2', '3', '4'],
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/dealall': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      legal_id: {
        kind: 'integer',
        required: true,
      },
      status: {
        kind: 'integer',
        values: ['0', '1', '2', '3', '4'],
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/close': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/close': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/setstop': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      target_profit_price: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      stop_loss_price: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/setstop': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      target_profit_price: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      stop_loss_price: {
        kind: 'text',
        required: true,
        pattern: '^-?\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/batch_close': {
    access: 'signed-in',
    fields: {
      type: {
        kind: 'integer',
        required: true,
      },
      currency_id: {
        kind: 'integer',
      },
      legal_id: {
        kind: 'integer',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/batch_close': {
    access: 'signed-in',
    fields: {
      type: {
        kind: 'integer',
        required: true,
      },
      currency_id: {
        kind: 'integer',
      },
      legal_id: {
        kind: 'integer',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lever/my_trade': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      legal_id: {
        kind: 'integer',
      },
      status: {
        kind: 'integer',
        values: ['-1', '0', '1', '2', '3', '4'],
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /monilever/my_trade': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      legal_id: {
        kind: 'integer',
      },
      status: {
        kind: 'integer',
        values: ['-1', '0', '1', '2', '3', '4'],
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/list': {
    access: 'signed-in',
    fields: {
      currency_name: {
        kind: 'text',
      },
      zero_flag: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /moniwallet/list': {
    access: 'signed-in',
    fields: {
      currency_name: {
        kind: 'text',
      },
      zero_flag: {
        kind: 'text',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/detail': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
        required: true,
      },
      type: {
        kind: 'text',
        required: true,
        values: ['legal', 'change', 'lever', 'micro'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /moniwallet/detail': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
        required: true,
      },
      type: {
        kind: 'text',
        required: true,
        values: ['legal', 'change', 'lever', 'micro'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/legal_log': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
      },
      type: {
        kind: 'integer',
        minimum: 0,
        maximum: 4,
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /moniwallet/legal_log': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
      },
      type: {
        kind: 'integer',
        minimum: 0,
        maximum: 4,
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /wallet/getRateCurrency': {
    access: 'open',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /currency/user_currency_list': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/change': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      from_field: {
        kind: 'text',
        required: true,
        values: ['legal', 'change', 'lever', 'micro'],
      },
      to_field: {
        kind: 'text',
        required: true,
        values: ['legal', 'change', 'lever', 'micro'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /moniwallet/change': {
    access: 'signed-in',
    fields: {
      currency_id: {
        kind: 'integer',
        required: true,
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      from_field: {
        kind: 'text',
        required: true,
        values: ['legal', 'change', 'lever', 'micro'],
      },
      to_field: {
        kind: 'text',
        required: true,
        values: ['legal', 'change', 'lever', 'micro'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /wallet/hzhistory': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /moniwallet/hzhistory': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/get_in_address': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/charge_req': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
        required: true,
      },
      amount: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      account: {
        kind: 'text',
        maxLength: 200,
      },
      type: {
        kind: 'integer',
      },
      sub_type: {
        kind: 'text',
        maxLength: 32,
      },
      address: {
        kind: 'text',
        maxLength: 200,
      },
      hash: {
        kind: 'text',
        maxLength: 200,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /paymentslist': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /recharge/log': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/getTransferList': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/getTransferFee': {
    access: 'signed-in',
    fields: {
      from_currency_id: {
        kind: 'integer',
        required: true,
      },
      to_currency_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /user/Transfer': {
    access: 'signed-in',
    fields: {
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      from_currency_id: {
        kind: 'integer',
        required: true,
      },
      to_currency_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/get_info': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /wallet/out': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
        required: true,
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      type: {
        kind: 'integer',
        required: true,
        values: ['0', '1', '2'],
      },
      address: {
        kind: 'text',
        maxLength: 200,
      },
      rate: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      amount: {
        kind: 'text',
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      users_wallet_withdraw_id: {
        kind: 'text',
        maxLength: 32,
      },
      pay_password: {
        kind: 'text',
        maxLength: 64,
      },
      sub_type: {
        kind: 'text',
        maxLength: 32,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/withdraw/list': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/withdraw/todaywithdrawcount': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /dual/index': {
    access: 'open',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      type: {
        kind: 'text',
        values: ['call', 'put'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /dual/detail': {
    access: 'open',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /dual/buyDual': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      num: {
        kind: 'text',
        required: true,
        maxLength: 12,
      },
      currency_id: {
        kind: 'integer',
      },
      type: {
        kind: 'text',
        maxLength: 8,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /dual/dual_list': {
    access: 'signed-in',
    fields: {
      currency: {
        kind: 'integer',
      },
      type: {
        kind: 'text',
        values: ['call', 'put'],
      },
      status: {
        kind: 'integer',
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /lh/deposit/getcurrency': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /lh/deposit/configclass': {
    access: 'open',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /lh/deposit/config': {
    access: 'open',
    fields: {
      currency_id: {
        kind: 'integer',
      },
      class_id: {
        kind: 'integer',
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lh/deposit': {
    access: 'signed-in',
    fields: {
      config_id: {
        kind: 'integer',
        required: true,
      },
      amount: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /lh/deposit/order': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      status: {
        kind: 'integer',
        minimum: 0,
        maximum: 3,
      },
      is_cancel: {
        kind: 'integer',
        minimum: 0,
        maximum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /lh/deposit/orderlist': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      status: {
        kind: 'integer',
        minimum: 0,
        maximum: 3,
      },
      is_cancel: {
        kind: 'integer',
        minimum: 0,
        maximum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lh/deposit/withdraw': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      amount: {
        kind: 'text',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /lh/deposit/order/cancel': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /getBorrowingproList': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /getBorrowingList': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      status: {
        kind: 'text',
        values: ['0', '1', '2', '3', '4'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /getBorrowingshow': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      Borrowingid: {
        kind: 'integer',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /postBorrowing': {
    access: 'signed-in',
    fields: {
      proid: {
        kind: 'integer',
        required: true,
      },
      money: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      contact: {
        kind: 'text',
        maxLength: 254,
      },
      sfz: {
        kind: 'text',
        maxLength: 200,
      },
      yh: {
        kind: 'text',
        maxLength: 200,
      },
      fc: {
        kind: 'text',
        maxLength: 200,
      },
      sr: {
        kind: 'text',
        maxLength: 200,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /borrowingsum': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /postbakBorrowing': {
    access: 'signed-in',
    fields: {
      Borrowingid: {
        kind: 'integer',
        required: true,
      },
      money: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      pz: {
        kind: 'text',
        maxLength: 200,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /follow/index': {
    access: 'open',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /follow/traderDetail': {
    access: 'open',
    fields: {
      trader_user_id: {
        kind: 'text',
        required: true,
        pattern: '^\\S+$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /follow/historyTrade': {
    access: 'open',
    fields: {
      trader_user_id: {
        kind: 'text',
        required: true,
        pattern: '^\\S+$',
      },
      page: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /follow/follow': {
    access: 'signed-in',
    fields: {
      trader_user_id: {
        kind: 'text',
        required: true,
        maxLength: 20,
      },
      type: {
        kind: 'text',
        required: true,
        values: ['1', '2'],
      },
      number: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /follow/cancel': {
    access: 'signed-in',
    fields: {
      follow_user_id: {
        kind: 'text',
        required: true,
        maxLength: 20,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /follow/selfHolding': {
    access: 'signed-in',
    fields: {
      transaction_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /getc2cList': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      status: {
        kind: 'text',
        values: ['0', '1', '2', '3', '4'],
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /getc2cshow': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      c2cid: {
        kind: 'integer',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /postc2c': {
    access: 'signed-in',
    fields: {
      guojia: {
        kind: 'text',
        required: true,
        maxLength: 60,
      },
      xingming: {
        kind: 'text',
        required: true,
        maxLength: 120,
      },
      c2cemail: {
        kind: 'text',
        required: true,
        maxLength: 254,
      },
      bizhong: {
        kind: 'text',
        required: true,
        maxLength: 16,
      },
      paytype: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      fabi: {
        kind: 'text',
        required: true,
        maxLength: 16,
      },
      buymoney: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      first_name: {
        kind: 'text',
        maxLength: 120,
      },
      last_name: {
        kind: 'text',
        maxLength: 120,
      },
      phone: {
        kind: 'text',
        maxLength: 32,
      },
      tax_number: {
        kind: 'text',
        maxLength: 25,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /postc2cpay': {
    access: 'signed-in',
    fields: {
      c2cid: {
        kind: 'integer',
        required: true,
      },
      paypz: {
        kind: 'text',
        maxLength: 200,
      },
      uploadIdcardFront: {
        kind: 'text',
        maxLength: 200,
      },
      uploadIdcardReverse: {
        kind: 'text',
        maxLength: 200,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /postc2ccover': {
    access: 'signed-in',
    fields: {
      c2cid: {
        kind: 'integer',
        required: true,
      },
      id: {
        kind: 'integer',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /project': {
    access: 'open',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /project/detail': {
    access: 'open',
    fields: {
      project_id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /project/order': {
    access: 'signed-in',
    fields: {
      project_id: {
        kind: 'integer',
        required: true,
      },
      amount: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      pay_currency: {
        kind: 'text',
        maxLength: 16,
      },
      price: {
        kind: 'text',
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /user/project/order': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      status: {
        kind: 'integer',
        minimum: 1,
        maximum: 3,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /guess/rounds': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /guess/bet': {
    access: 'signed-in',
    fields: {
      round_id: {
        kind: 'text',
        required: true,
        maxLength: 60,
      },
      side: {
        kind: 'text',
        required: true,
        values: ['1', '2'],
      },
      amount: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      odds: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /guess/bets': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /bind_box/getBoxList': {
    access: 'open',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      currency: {
        kind: 'integer',
      },
      pay_type: {
        kind: 'text',
        values: ['1', '2', '3'],
      },
      status: {
        kind: 'text',
        values: ['0', '1', '2'],
      },
      type: {
        kind: 'text',
        values: ['1', '2', '3', '4'],
      },
      keyword: {
        kind: 'text',
        maxLength: 60,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /bind_box/getBoxDetail': {
    access: 'open',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      code: {
        kind: 'text',
        maxLength: 100,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /bind_box/getArtist': {
    access: 'open',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /bind_box/getArtistDetail': {
    access: 'open',
    fields: {
      uid: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/collect': {
    access: 'signed-in',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /bind_box/getNftCurrency': {
    access: 'open',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'GET /bind_box/getCollection': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/buyNFT': {
    access: 'signed-in',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/marginNFT': {
    access: 'signed-in',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/auctionNFT': {
    access: 'signed-in',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      price: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/getBindBoxQuotationLog': {
    access: 'open',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/getMyBindBoxQuotationLog': {
    access: 'signed-in',
    fields: {
      page: {
        kind: 'integer',
        minimum: 1,
      },
      limit: {
        kind: 'integer',
        minimum: 1,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/getMyNFTs': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/openBlindBox': {
    access: 'signed-in',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/resellNFT': {
    access: 'signed-in',
    fields: {
      code: {
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      price: {
        kind: 'text',
        required: true,
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      start_time: {
        kind: 'text',
        required: true,
        maxLength: 30,
      },
      end_time: {
        kind: 'text',
        required: true,
        maxLength: 30,
      },
      per_increase: {
        kind: 'text',
        pattern: '^\\d{1,40}(\\.\\d{1,20})?$',
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/getNeedPayNFTOrder': {
    access: 'signed-in',
    fields: {
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/readNFTOrderMessage': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
  'POST /bind_box/payNFTOrder': {
    access: 'signed-in',
    fields: {
      id: {
        kind: 'integer',
        required: true,
      },
      lang: {
        kind: 'text',
        maxLength: 16,
      },
    },
  },
};
