/** Headings of postings in Dutch, by the English heading. */
export const DUTCH_JOB_HEADINGS = `
  requirements = functie-eisen, eisen, wat vragen wij, jouw profiel, wie ben jij, wat breng je mee, vereisten,
      functievereisten, profiel, wat wij vragen, dit vragen wij, wij vragen, dit ben jij, uw profiel, wat vragen we,
      dit vragen we van jou, dit breng jij mee, wat je meebrengt, we vragen, jij hebt, over jou,
      vereiste vaardigheden, jouw kwaliteiten, harde eisen, wie zoeken we, wie zoeken wij, wie ben je, wat heb je in huis, jouw talenten, dit heb je in huis,
      dit neem je mee, gevraagd
  nice to have = pré, pluspunten, mooi meegenomen, wensen, wenselijk, bij voorkeur, is een pre, extra, functiewensen
  responsibilities = taken, werkzaamheden, functieomschrijving, jouw taken, wat ga je doen, verantwoordelijkheden,
      taken en verantwoordelijkheden, de functie, functiebeschrijving, jouw werkzaamheden, dit ga je doen,
      wat ga jij doen, uw taken, wat je gaat doen, de rol, jouw rol, jouw functie, omschrijving, takenpakket
  about us = over ons, wie zijn wij, wie zijn we, het bedrijf, bedrijfsprofiel, organisatie, de organisatie,
      ons bedrijf, onze organisatie
  benefits = wij bieden, wat bieden wij, arbeidsvoorwaarden, wat krijg je, ons aanbod, wat wij bieden, dit bieden wij,
      dit krijg je, wat bieden we, we bieden, aanbod, dit bieden we, salaris, voordelen, wat bieden wij jou, wat bieden we jou, dit bieden wij jou, wat mag je verwachten, jouw voordelen
  how to apply = solliciteren, sollicitatie, contact, interesse, solliciteer nu, sollicitatieprocedure, geïnteresseerd
  equal opportunity = gelijke kansen, diversiteit, privacyverklaring
  location = locatie, standplaats, werklocatie
`;
