import { readFamilies } from '../read-families';

/** Laboratories, field science and the environment. */
export const SCIENCE_OCCUPATIONS = readFamilies('science', [
  {
    id: 'laboratory_technician',
    name: 'Laboratory technician',
    group: 'laboratory',
    fields: `laboratory, laboratory technology, lab work, quality control laboratory`,
    titles: `laboratory technician, lab technician, lab assistant, laboratory assistant, laboratory analyst, lab analyst,
      research technician, quality control technician laboratory, qc analyst, quality control chemist, qa laboratory technician,
      laboratory associate, lab tech, chemical technician, r&d technician, environmental lab technician, qc chemist, research lab assistant,
      laboratory specialist, microbiology technician, quality control analyst, science technician, laboratory intern, laboratory aide,
      food technologist lab, laboratory tester, chemical laboratory technician, science laboratory technician, lab supervisor,
      petroleum lab technician, quality control microbiologist, stability analyst, sample preparation technician, water lab technician`,
    vocabulary: `laboratory, samples, lab, testing, hplc, equipment, calibration, gc, titration, ph, glp, gmp, reagents, solutions,
      sample preparation, instruments, analysis, sop, quality control, pipetting, chemical, data, lims, spectrophotometer, microbiology,
      wet chemistry, test methods, autoclave, buffers, documentation, raw materials, balances, safety, uv-vis, inventory, glassware`,
  },
  {
    id: 'chemist',
    name: 'Chemist',
    group: 'laboratory',
    fields: `chemistry, analytical chemistry, formulation, organic chemistry`,
    titles: `chemist, analytical chemist, research chemist, formulation chemist, organic chemist, quality chemist, senior chemist,
      process chemist, medicinal chemist, synthetic chemist, chemistry research assistant, formulation scientist, materials scientist,
      polymer chemist, r&d chemist, analytical scientist, formulator, production chemist, inorganic chemist, cosmetic chemist, lead chemist,
      analytical development scientist, process scientist, textile chemist, paint chemist, polymer scientist, quality control chemist senior`,
    vocabulary: `hplc, gc, chromatography, synthesis, analytical, formulation, spectroscopy, nmr, ftir, chemical, chemistry, organic,
      method development, method validation, mass spectrometry, lc-ms, gc-ms, titration, polymers, purification, compounds, uv-vis,
      wet chemistry, glp, reactions, dissolution, stability, gmp, icp, solvents, usp, impurities, catalysts, samples, raw materials`,
  },
  {
    id: 'life_scientist',
    name: 'Life scientist',
    group: 'life_science',
    fields: `biology, molecular biology, microbiology, biotechnology, biochemistry, life sciences, biomedical research,
      genetics`,
    titles: `scientist, biologist, research associate, microbiologist, research scientist, molecular biologist, biochemist,
      research assistant, postdoctoral researcher, biotechnologist, geneticist, immunologist, cell biologist, senior
      scientist, postdoctoral fellow research, associate scientist, principal scientist, bioinformatician, neuroscientist,
      toxicologist, biotech associate, bioinformatics scientist, research specialist, biological scientist, staff scientist,
      laboratory scientist, research intern, postdoctoral associate, virologist, pharmacologist, biomedical researcher, cell
      culture scientist, graduate research assistant, scientist ii, senior research associate, laboratory researcher,
      undergraduate research assistant, computational biologist, doctoral researcher, research investigator, protein
      scientist, lab manager research, bioinformatics analyst, phd researcher, genetic counselor, physiologist, embryologist,
      biology intern, laboratory research intern`,
    vocabulary: `pcr, assays, cell culture, protein, western blot, elisa, dna, rna, molecular biology, research, experiments, cells,
      cloning, laboratory, flow cytometry, microscopy, mice, gene expression, protocols, publications, sequencing, antibodies, purification,
      genetics, biology, mouse models, immunohistochemistry, in vitro, in vivo, data analysis, bioinformatics, plasmid, qpcr, tissue,
      genomics, crispr, gel electrophoresis, primers, bacterial, mammalian, enzymes, peer-reviewed, postdoctoral`,
  },
  {
    id: 'physicist',
    name: 'Physicist and earth scientist',
    group: 'physical_science',
    fields: `physics, materials science, applied physics, optics`,
    titles: `physicist, geologist, geophysicist, meteorologist, astronomer, hydrologist, geoscientist, research physicist, mud logger,
      hydrogeologist, exploration geologist, petroleum geologist, oceanographer, engineering geologist, mine geologist, seismologist,
      climate scientist, optical engineer, optical scientist, atmospheric scientist, environmental geologist, laser engineer,
      photonics engineer, project geologist, staff geologist, weather forecaster, field geologist, wellsite geologist, petrophysicist,
      medical physicist research`,
    vocabulary: `physics, optics, laser, simulations, geology, geological, drilling, seismic, core logging, groundwater, matlab, rock,
      samples, mapping, weather, hydrology, research, modeling, experiments, spectroscopy, field work, well logs, exploration, python,
      minerals, data analysis, reservoir, geophysical, optical, climate, gis, soil borings, instrumentation, geochemistry, forecasts, vacuum`,
  },
  {
    id: 'environmental_scientist',
    name: 'Environmental scientist',
    group: 'environment',
    fields: `environmental science, ecology, environmental management, conservation, environmental, forestry, natural
      resources, environmental compliance`,
    titles: `environmental scientist, environmental engineer, environmental consultant, environmental specialist, ecologist,
      environmental technician, sustainability manager, environmental manager, conservation scientist, wildlife biologist,
      environmental analyst, sustainability consultant, sustainability analyst, environmental coordinator, forester,
      environmental project manager, marine biologist, sustainability coordinator, park ranger, environmental compliance
      specialist, wetland scientist, fisheries biologist, air quality engineer, environmental planner, conservation officer,
      water resources engineer, remediation engineer, environmental field technician, wastewater engineer, climate change
      analyst, energy and sustainability manager, environmental officer, esg analyst, field biologist, esg manager, waste
      management engineer, recycling coordinator, forestry technician, conservationist, environmental educator, director of
      sustainability, air quality specialist, natural resource specialist, industrial ecologist, carbon analyst, environmental
      intern, sustainability intern`,
    vocabulary: `environmental, phase i, remediation, permits, epa, soil, groundwater, water quality, sampling, wetlands, sustainability,
      hazardous waste, stormwater, ecological, habitat, species, site assessments, nepa, emissions, wildlife, air quality, compliance,
      surveys, wastewater, contaminated, restoration, gis, rcra, swppp, climate, conservation, impact assessment, monitoring wells, waste,
      carbon footprint, vegetation, esg, fish, field work, recycling`,
  },
  {
    id: 'social_scientist',
    name: 'Social scientist and policy researcher',
    group: 'social_science',
    fields: `social research, policy research, anthropology, sociology, political science`,
    titles: `policy analyst, policy researcher, research analyst, sociologist, anthropologist, political scientist, policy advisor,
      historian, archaeologist, social researcher, research coordinator, research fellow policy, policy manager, policy officer,
      policy director, think tank researcher, criminologist, demographer, research assistant social science, policy associate,
      archaeological technician, public policy analyst, policy intern, field archaeologist, cultural resource specialist,
      legislative analyst, social science researcher, research project coordinator, research program manager, evaluation specialist,
      program evaluator, research director`,
    vocabulary: `policy, research, interviews, surveys, data collection, literature review, qualitative, public policy, legislation,
      reports, briefs, focus groups, analysis, publications, social, evaluation, fieldwork, government, stakeholders, stata, spss, nvivo,
      excavation, artifacts, archival research, briefing papers, recommendations, ethnographic, statistical, grants, white papers,
      participants, history, community`,
  },
]);
