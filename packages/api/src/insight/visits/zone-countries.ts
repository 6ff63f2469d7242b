import { countries } from '@quarterdeck/contract/kit/countries'

/** Time zones by country, from the IANA database, with older names that browsers still send. */
const table: Readonly<Record<string, readonly string[]>> = {
  Africa: [
    'AO Luanda;BF Ouagadougou;BI Bujumbura;BJ Porto-Novo;BW Gaborone;CD Kinshasa Lubumbashi;CF Bangui',
    'CG Brazzaville;CI Abidjan Timbuktu;CM Douala;DJ Djibouti;DZ Algiers;EG Cairo;EH El_Aaiun;ER Asmara;ES Ceuta',
    'ET Addis_Ababa;GA Libreville;GH Accra;GM Banjul;GN Conakry;GQ Malabo;GW Bissau;KE Asmera Nairobi',
    'LR Monrovia;LS Maseru;LY Tripoli;MA Casablanca;ML Bamako;MR Nouakchott;MW Blantyre;MZ Maputo;NA Windhoek',
    'NE Niamey;NG Lagos;RW Kigali;SD Khartoum;SL Freetown;SN Dakar;SO Mogadishu;SS Juba;ST Sao_Tome;SZ Mbabane',
    'TD Ndjamena;TG Lome;TN Tunis;TZ Dar_es_Salaam;UG Kampala;ZA Johannesburg;ZM Lusaka;ZW Harare',
  ],
  America: [
    'AG Antigua;AI Anguilla',
    'AR Argentina/Buenos_Aires Argentina/Catamarca Argentina/ComodRivadavia Argentina/Cordoba Argentina/Jujuy',
    'AR Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta Argentina/San_Juan',
    'AR Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Buenos_Aires Catamarca Cordoba Jujuy Mendoza Rosario',
    'AW Aruba;BB Barbados;BL St_Barthelemy;BO La_Paz;BQ Kralendijk',
    'BR Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Acre',
    'BR Porto_Velho Recife Rio_Branco Santarem Sao_Paulo;BS Nassau;BZ Belize',
    'CA Atikokan Blanc-Sablon Cambridge_Bay Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay',
    'CA Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute',
    'CA St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife',
    'CL Coyhaique Punta_Arenas Santiago;CO Bogota;CR Costa_Rica;CU Havana;CW Curacao;DM Dominica',
    'DO Santo_Domingo;EC Guayaquil;GD Grenada;GF Cayenne;GL Danmarkshavn Godthab Nuuk Scoresbysund Thule',
    'GP Guadeloupe;GT Guatemala;GY Guyana;HN Tegucigalpa;HT Port-au-Prince;JM Jamaica;KN St_Kitts;KY Cayman',
    'LC St_Lucia;MF Marigot;MQ Martinique;MS Montserrat',
    'MX Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Ensenada Hermosillo Matamoros Mazatlan Merida Mexico_City',
    'MX Monterrey Ojinaga Santa_Isabel Tijuana;NI Managua;PA Coral_Harbour Panama;PE Lima;PM Miquelon',
    'PR Puerto_Rico Virgin;PY Asuncion;SR Paramaribo;SV El_Salvador;SX Lower_Princes;TC Grand_Turk',
    'TT Port_of_Spain',
    'US Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indiana/Indianapolis Indiana/Knox',
    'US Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac',
    'US Indianapolis Juneau Kentucky/Louisville Kentucky/Monticello Knox_IN Los_Angeles Louisville Menominee',
    'US Metlakatla New_York Nome North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Phoenix Shiprock',
    'US Sitka Yakutat;UY Montevideo;VC St_Vincent;VE Caracas;VG Tortola;VI St_Thomas',
  ],
  Antarctica: [
    'AQ Casey Davis DumontDUrville Mawson McMurdo Palmer Rothera Syowa Troll Vostok;AU Macquarie;NZ South_Pole',
  ],
  Arctic: ['SJ Longyearbyen'],
  Asia: [
    'AE Dubai;AF Kabul;AM Yerevan;AZ Baku;BD Dacca Dhaka;BH Bahrain;BN Brunei;BT Thimbu Thimphu',
    'CN Chongqing Chungking Harbin Kashgar Shanghai Urumqi;CY Famagusta Nicosia;GE Tbilisi;HK Hong_Kong',
    'ID Jakarta Jayapura Makassar Pontianak Ujung_Pandang;IL Jerusalem Tel_Aviv;IN Calcutta Kolkata;IQ Baghdad',
    'IR Tehran;JO Amman;JP Tokyo;KG Bishkek;KH Phnom_Penh;KP Pyongyang;KR Seoul;KW Kuwait',
    'KZ Almaty Aqtau Aqtobe Atyrau Oral Qostanay Qyzylorda;LA Vientiane;LB Beirut;LK Colombo;MM Rangoon Yangon',
    'MN Choibalsan Hovd Ulaanbaatar Ulan_Bator;MO Macao Macau;MY Kuala_Lumpur Kuching;NP Kathmandu Katmandu',
    'OM Muscat;PH Manila;PK Karachi;PS Gaza Hebron;QA Qatar',
    'RU Anadyr Barnaul Chita Irkutsk Kamchatka Khandyga Krasnoyarsk Magadan Novokuznetsk Novosibirsk Omsk',
    'RU Sakhalin Srednekolymsk Tomsk Ust-Nera Vladivostok Yakutsk Yekaterinburg;SA Riyadh;SG Singapore',
    'SY Damascus;TH Bangkok;TJ Dushanbe;TL Dili;TM Ashgabat Ashkhabad;TR Istanbul;TW Taipei',
    'UZ Samarkand Tashkent;VN Ho_Chi_Minh Saigon;YE Aden',
  ],
  Atlantic: [
    'BM Bermuda;CV Cape_Verde;DE Jan_Mayen;ES Canary;FK Stanley;FO Faeroe Faroe;GS South_Georgia;IS Reykjavik',
    'PT Azores Madeira;SH St_Helena',
  ],
  Australia: [
    'AU ACT Adelaide Brisbane Broken_Hill Canberra Currie Darwin Eucla Hobart LHI Lindeman Lord_Howe Melbourne',
    'AU NSW North Perth Queensland South Sydney Tasmania Victoria West Yancowinna',
  ],
  Europe: [
    'AD Andorra;AL Tirane;AT Vienna;AX Mariehamn;BA Sarajevo;BE Brussels;BG Sofia;BY Minsk;CH Zurich;CY Nicosia',
    'CZ Prague;DE Berlin Busingen;DK Copenhagen;EE Tallinn;ES Madrid;FI Helsinki;FR Paris;GB Belfast London',
    'GG Guernsey;GI Gibraltar;GR Athens;HR Zagreb;HU Budapest;IE Dublin;IM Isle_of_Man;IT Rome;JE Jersey',
    'LI Vaduz;LT Vilnius;LU Luxembourg;LV Riga;MC Monaco;MD Chisinau Tiraspol;ME Podgorica;MK Skopje;MT Malta',
    'NL Amsterdam;NO Oslo;PL Warsaw;PT Lisbon;RO Bucharest;RS Belgrade',
    'RU Astrakhan Kaliningrad Kirov Moscow Samara Saratov Ulyanovsk Volgograd;SE Stockholm;SI Ljubljana',
    'SK Bratislava;SM San_Marino;TR Istanbul;UA Kiev Kyiv Simferopol Uzhgorod Zaporozhye;VA Vatican',
  ],
  Indian: [
    'CC Cocos;CX Christmas;IO Chagos;KM Comoro;MG Antananarivo;MU Mauritius;MV Maldives;RE Reunion;SC Mahe',
    'TF Kerguelen;YT Mayotte',
  ],
  Pacific: [
    'AS Pago_Pago Samoa;CK Rarotonga;CL Easter;EC Galapagos;FJ Fiji;FM Chuuk Kosrae Pohnpei;GU Guam',
    'KI Enderbury Kanton Kiritimati Tarawa;MH Kwajalein Majuro;MP Saipan;NC Noumea;NF Norfolk;NR Nauru;NU Niue',
    'NZ Auckland Chatham;PF Gambier Marquesas Tahiti;PG Bougainville Port_Moresby Truk Yap;PN Pitcairn;PW Palau',
    'SB Guadalcanal Ponape;TK Fakaofo;TO Tongatapu;TV Funafuti;UM Midway Wake;US Honolulu Johnston;VU Efate',
    'WF Wallis;WS Apia',
  ],
}

const nameOf = new Map(countries.map(({ code, name }) => [code, name]))

const byZone = new Map<string, string>(
  Object.entries(table).flatMap(([area, lines]) =>
    lines
      .flatMap((line) => line.split(';'))
      .flatMap((country) => {
        const [code = '', ...cities] = country.split(' ')
        return cities.map((city) => [`${area}/${city}`, nameOf.get(code) ?? ''] as const)
      }),
  ),
)

/** Returns the country of a time zone, as countries are stored; empty for a zone without a country, such as UTC. */
export const countryOfZone = (zone: string): string => byZone.get(zone) ?? ''
