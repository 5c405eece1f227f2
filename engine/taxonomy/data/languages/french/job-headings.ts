/** Headings of postings in French, by the English heading. */
export const FRENCH_JOB_HEADINGS = `
  requirements = profil recherché, votre profil, profil, exigences, compétences requises, prérequis, qualifications,
      ce que nous recherchons, ton profil, profil souhaité, compétences attendues, le profil, formation et expérience,
      profil du candidat, qualités requises, votre profil et compétences, le profil recherché, critères requis, qui êtes-vous, ce que vous apportez, votre bagage, formation et compétences, vous êtes, conditions requises
  nice to have = souhaité, les plus, atouts, serait un plus, compétences souhaitées, un plus, atouts supplémentaires,
      apprécié
  responsibilities = missions, vos missions, tes missions, missions principales, description du poste,
      responsabilités, activités, le poste, descriptif du poste, tâches, vos responsabilités, vos activités,
      missions et responsabilités, votre mission, rôle, la mission, principales missions, votre rôle
  about us = qui sommes-nous, à propos de nous, l'entreprise, notre entreprise, présentation de l'entreprise,
      entreprise, notre société
  benefits = nous offrons, avantages, ce que nous offrons, rémunération, nous vous offrons, conditions, vos avantages,
      nous vous proposons, nos avantages, ce que nous vous offrons, rémunération et avantages, conditions de travail,
      pourquoi nous rejoindre, salaire, ce que nous proposons, rémunération et conditions, ce que vous trouverez chez nous, notre offre, les avantages
  how to apply = candidature, pour postuler, comment postuler, contact, postuler, processus de recrutement
  equal opportunity = égalité des chances, diversité, mention légale
  location = lieu, localisation, lieu de travail
  work schedule = horaires, horaires de travail, temps de travail, rythme de travail
`;
