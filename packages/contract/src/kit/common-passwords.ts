/**
 * The most common passwords in lower case. Short entries also stand for variations with digits and punctuation. From
 * published annual lists, in the languages of the product.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  aabbccdd abcabcabc abcd abcdabcd abcdefg abcdefgh abcdefghi abcdefghij abcdefghijkl
  abracadabra access accesscode accessdenied admin adminadmin administration administrator alexander
  alexandra america american amorcito anatawo aniversario argentina arigatou arsenal
  arsenalfc asdfasdf asdfghjkl asdfghjkl; asdfqwer asshole australia autumn azerty
  backoffice backofficeadmin backup backupadmin bailey barcelona baseball basketball basketballer
  batman batmanbatman bayernmunich beatles berlin bitch blackberry blessed blessing
  blinkone blueberry borussia boston brazil business buster butterfly california
  callofduty canada catherine changeit changeme changemenow changethis charlie charlotte
  chelseafc chevrolet cheyenne chicago chocolate christian christina christopher cisco
  ciscocisco colombia company companyname computer computers contrasena contraseña cookie
  cookiemonster corazon correcthorse correcthorsebatterystaple corvette counterstrike cowboy cowboys customer
  dashboard database debian december default defaultpassword demo demodemo diablo
  docker doraemon dortmund dragon dragonball dragonballz eagles elizabeth eminem
  england estrella example facebook familia fcbarcelona february ferrari flowerpower
  football footballer forever foreverlove fortnite freedom friday frühling fuckoff
  fuckthis fuckyou geheim geheimnis germany ginger godisgood goodbye goodmorning
  google googlegoogle greenday guest guestguest hallo hallohallo halloween hallowelt
  harley harleydavidson heaven hello hellohello hellokitty helloworld helpdesk hockey
  hunter huntergatherer ichliebedich ilovegod ilovejesus iloveme iloveyou iloveyoubaby iloveyouforever
  iloveyoui iloveyousomuch instagram internet interneti iqaz2wsx iqaz2wsx3edc iqazxsw iqiqiq
  january jennifer jessica jesus jesuschrist jesusislord jonathan jordan jordani
  juniper juventus kalilinux katherine killer killerbee konnichiwa kubernetes lakers
  lamborghini lassmichrein leagueoflegends letmein letmeinnow liberty linkedin linkinpark linux
  liverpool liverpoolfc lkjhgfdsa login loginlogin london losangeles lovelove loveyou
  loveyouforever madrid maggie management manager manchester manchesterunited manutd mariposa
  master masterkey mastermaster matrix mercedes mercedesbenz metallica mexico michael
  michaeljackson microsoft minecraft mivida mnbvcxz monday monitor monkey monkeymonkey
  motdepasse mustang mypassword mysql netflix newpassword newyork newyorkcity nicholas
  nirvana none nopass nopassword nothing nothingelse november numberone office
  officei officeoffice oldpassword onetwothree onetwothreefour opensesame oracle owner ownerowner
  packers panther paris password passwordabc passwordadmin passwordi passwordis passwordone
  passwordpassword passwordqwerty passwort pepper phoenix playstation poiuytrewq pokemon pokemongo
  porsche postgres postgresql princesa princess public qazwsx qazwsxedc qazwsxedcrfv
  qqqqqq quarterdeck quarterdeckdemo qweasdzxc qwerasdf qwerqwer qwerty qwertyasdf qwertyqwerty
  qwertyuio qwertyuiop qwertz qwertzuiop ranger rangers raspberry raspberrypi realmadrid
  rocknroll rollingstones root rootroot safety sakura samantha sample sanfrancisco
  schalke schatz schatzi secret secretpassword security securityguard september server
  serveradmin sexysexy shadow shadowhunter slipknot soccer something sommer spiderman
  spring startrek starwars steelers stephanie strawberry summer summeroften summertime
  sunshine sunshinegirl superman supermanbatman supersecret superuser supervisor support supportdesk
  sysadmin system systemadmin teamo teamomucho temporary temporarypassword temppassword tequiero
  tequieromucho test tester testing testpassword testtest testuser thebeatles thepassword
  tiger tigers tigger tokyo toor topsecret trustno trustnoi trustnoone
  twitter ubuntu user username userpassword useruser victoria volleyball warcraft
  welcome welcomehome welcometo whatever whateveri whatsapp whitetiger windows windowsxp
  winter winteriscoming winterzeit worldofwarcraft yankees yourpassword youtube zaqiqaz zaqwsxcde
  zaqxswcde zxcvbnm
  1234567890 0123456789 9876543210 0987654321 12345678910 1234567891 123456789a a123456789 a1234567890
  123456789q q123456789 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc zaq12wsxcde3 1qazxsw23edc
  123qweasdzxc qwe123qwe123 qweqweqwe123 123123123123 1231231234 12341234123 1122334455 112233445566 11223344556677
  1029384756 147258369 1472583690 7894561230 789456123a 741852963 9638527410 123654789a 159753159753
  147852369a 0102030405 1010101010 1212121212 5555555555 1112223334 19871987 19901990 20202020
  123456abcdef abc123456789 abc1234567 abcd123456 abcd1234567 abcde12345 a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c4d5e
  1a2b3c4d5e6f qwerty12345 qwerty123456 qwerty1234567 12345qwert 123456qwerty qwert12345 asdf123456 asd123456789
  zxcvbnm123 zxc123456789 passw0rd123 p@ssw0rd123 p@ssword123 pa$$word123 pa55word123 password12 password123
  password1234 password12345 password123456 welcome123 welcome1234 admin123456 admin12345 letmein123 iloveyou12
  iloveyou123 changeme123 test123456 test1234567 hello12345 hello123456 master12345 user123456 root123456
  secret1234
`
    .trim()
    .split(/\s+/),
)
