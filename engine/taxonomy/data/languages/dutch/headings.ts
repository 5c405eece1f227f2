/** Headings of resumes in Dutch, by the English heading. */
export const DUTCH_HEADINGS = `
  summary = profiel, samenvatting, over mij, persoonlijk profiel, profielschets
  work experience = werkervaring, ervaring, loopbaan, arbeidsverleden, relevante werkervaring, carrière,
      beroepservaring, professionele ervaring, functies
  internships = stages, stage-ervaring
  volunteer work = vrijwilligerswerk
  projects = projecten
  education = opleiding, opleidingen, onderwijs, opleidingen en cursussen, educatie, studie, scholing
  skills = vaardigheden, competenties, kennis, kennis en vaardigheden, technische vaardigheden, computervaardigheden,
      kerncompetenties, kwaliteiten, computerkennis, software kennis
  certifications = certificaten, certificeringen, cursussen, trainingen, cursussen en certificaten, diploma's,
      licenties, registraties
  languages = talen, talenkennis
  publications = publicaties
  interests = interesses, hobby's, hobbys, vrije tijd, hobby's en interesses
  references = referenties
  personal details = persoonlijke gegevens, personalia, contactgegevens, contact, persoonlijke informatie
  other information = overig, overige, overige informatie, diversen
  awards = prijzen, onderscheidingen
`;
