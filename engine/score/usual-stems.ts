/**
 * How common a stem is in job postings: the share of postings that contain it, in steps. Stems below the last step
 * are not listed. Counted over the training part of SkillSpan (Zhang, Jensen, Sonniks and Plank, 2022, CC BY 4.0).
 */
export const USUAL_STEMS: readonly { readonly share: number; readonly stems: string }[] = [
  {
    share: 0.5,
    stems: `
      about address all an and applic ar as at base be benefit build busi by can collabor commun compani
      contact date descript design develop dislik do employe engin environ experi for from full have help
      high if in includ industri is it job knowledg level like locat look love make manag more need new not
      of offer on opportun or organ other our part peopl post process product provid requir respons role
      servic skill softwar solut support system team technolog that the thi time to type us we well will with
      work year you your`,
  },
  {
    share: 0.33,
    stems: `
      abil abl accord across agil also ani appli approach area best both bring but challeng chang close code
      continu contribut creat custom dai data degre deliv differ divers drive employ english ensur excel
      flexibl focu futur global good great grow ha health highli how implement improv inform innov interest
      intern into join lead learn market most name offic oper orient passion perform person place plan
      platform pleas posit possibl practic profession program project public qualiti scienc senior size
      strong success such take talent task technic test through tool understand up valu wai want web what
      where which who within world`,
  },
  {
    share: 0.2,
    stems: `
      access achiev activ addit advantag after ag analyt architectur around art assist autom avail background
      basi becom better between candid capabl career class client cloud colleagu combin commit complet
      complex comput control core corpor cultur current cv daili deadlin dedic deliveri depart digit disabl
      document driven each educ eg encourag end equal equival event everi everyth expect experienc expertis
      fast field financi find first focus follow framework free function further gender gener get govern
      group growth hand healthcar here home hour idea ident inclus independ individu infrastructur insur
      integr java javascript kei know languag larg leader leav life link live ll long mai maintain mani
      master match meet member mid mobil modern motiv must nation network no now object off onlin open option
      origin out over own paid particip partner physic prefer privat problem protect python qualif race rang
      re reason receiv relat relev religion research resourc right salari secur self send set share should so
      solv some specif stack stakehold standard start statu strateg strategi strive structur tech term than
      togeth train trust under user veri vision when wide would write written`,
  },
  {
    share: 0.12,
    stems: `
      abov academ accommod account administr adopt advanc advic allow alwai ambiti analysi annual api app
      aspect assess attract attribut aw bachelor back balanc basic been belief believ big brand budget care
      case central chanc charit choic ci color come comfort commerci common compens compet competit compon
      concept conduct connect consid consist constantli consum cooper coordin countri cours cover creativ
      cross databas decis defin demonstr deploy detail devop direct directli discrimin distribut docker dure
      dynam effect effici enabl engag enjoi entertain establish etc even everyon excit execut exist expand
      expert express extens extern famili featur form forward found frontend fulli fund give go goal handl
      head hous ideal identifi impact import influenc initi insight institut interact interfac interview
      investor involv issu just keep largest latest law least letter lifecycl list local lunch marit matern
      matter mean medic mental mentor method methodolog million mind mindset minimum mission model monitor
      multipl next onli optim order organis ownership packag partnership patern pattern pension per plai
      player plu portfolio possess potenti power pregnanc produc profici profil promin purchas question
      quickli react reactj read readi recogn record recruit regard religi remot report rest result retir run
      sale same save scalabl scale scheme see seek select serv sexual shape similar site small social solid
      soon sourc specialist sport spring state stock strength studi submit then there these thing think
      transform travel tuition two uniqu unit univers varieti variou verbal veteran via websit week welcom
      while why workforc workplac worldwid yourself`,
  },
  {
    share: 0.07,
    stems: `
      accept act action ad adapt agreement aim alongsid alreadi amaz amazon ambit among analys appoint
      appreci asset assign associ assur atmospher attach attent attitud author award backend bank beauti
      becaus befor below biggest bonu boot broad bs built call capac cd center centr certif chain channel
      check clean clear co coach coffe collect complianc confer configur consult contain content contract
      cost critic curiou cut cycl danish deep demand depend deploi depth desir devic diploma director
      disciplin discount diseas domain don done drink duti easi edg effort either electron email embrac
      emploi energi enterpris entir equip especi essenti evalu evolv exampl exchang experiment extra familiar
      feedback feel few file final financ fit fix flat flow fluent freedom friendli front fruit fun fundament
      furthermor german git googl gym hard headquart hear heart higher hire hold holidai host human id immedi
      increas inspir intellig internet invest investig jenkin journei kubernet later launch leadership line
      linux lot low machin main mainten major materi measur mechan messag microservic might month monthli
      move nativ natur non number onc ongo organiz overal pace page parti particular path payment perman
      phase phd pipelin point polici pre prepar present primari primarili principl proactiv procedur programm
      progress promot proud proven put qa qualifi reach real recommend refer reflect regardless region
      regular relationship releas reli reliabl reloc respect retail review risk robust safe safeti school
      scientif scientist scope script scrum search second server setup sever short show signific sinc situat
      smart societi someth sound space speak special speed spoken sponsor sql staff stai startup strengthen
      student subject supervis suppli sure tabl target techniqu therefor thought thousand thrive throughout
      todai top topic toward track tradit translat transport trend troubleshoot truli typescript ui updat ux
      vacat ve video view virtual visit wealthi without workflow`,
  },
  {
    share: 0.04,
    stems: `
      acceler actual add addition affect afraid agenc alert align along analyst analyz android angular anoth
      anywher appropri approv approx architect arrang audienc autonom autonomi averag awar azur ba bike
      billion biolog biologi board book break bug campu car caus character chemic child choos citi clearli
      click commerc committe compar comprehens condit consider construct context cool could creation crucial
      css curriculum deal debug dental desktop determin disciplinari discov discuss disrupt doe down drug
      eager earli econom embed emerg empow enhanc enthusiast equiti ethnic everydai evid examin except expans
      explor exposur extend extrem ey face facil facilit factor faculti fastest fill fluenci food foremost
      formal foundat four fresh fridai fulfil gain game gather given globe goe grant graphql guid guidanc
      guidelin happi hardwar hierarchi highest hotel howev hr html hub huge hundr incid incom instal
      instrument interdisciplinari interperson invit io item iter jira june junior kafka known last legal let
      librari load log made mail manner march mark maximum meaning media membership met metric micro
      molecular moreov msc much multi mvc mysql near necessari negoti net never nice note numer obtain
      offshor onboard op optimis outcom outsid outstand overview owner pai pair parent particularli past
      patient pdf perfect period perk perspect phone php pick plenti pragmat presenc previou price prior
      priorit prioriti pro professor propos protein protocol provis provok publish purpos pursu push rapidli
      rate realli recent redux regul repres request resili resolv restaur reward roadmap rule saa schedul
      screen section sector sell sens seri session shell ship side sign simpli sit snack solver someon span
      specialis spirit stabl stage statement station stop storag store stream strongli subscript subsidiari
      subsidis substanti succe successfulli suit suitabl supplier sustain systemat tackl talk tdd teach
      teamwork terraform testabl theoret third those three thu ticket titl too touch trade transact transpar
      treat try unix until util vari version visa visual vita voic volum voucher wa wait warehous weekli
      whether whilst whole win wind wish word workshop yet young`,
  },
];
