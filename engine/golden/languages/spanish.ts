import type { LanguageStories } from './story';

const ELECTRICIAN_JOB = `Electricista industrial

Funciones
- Mantenimiento preventivo y correctivo de la maquinaria
- Instalaciones eléctricas y montaje de cuadros eléctricos
- Diagnóstico de averías

Requisitos
- Formación profesional de grado superior en electricidad
- Mínimo 3 años de experiencia como electricista
- Lectura de planos
- Carnet de conducir

Se valorará
- Programación de PLC
- Inglés

Ofrecemos
- Contrato indefinido y salario competitivo`;

const ELECTRICIAN = `Experiencia laboral
Electricista industrial, Aceros del Sur, marzo de 2018 - actualidad
- Mantenimiento preventivo y correctivo de la maquinaria
- Instalaciones eléctricas, cuadros eléctricos y diagnóstico de averías
Oficial electricista, Montajes Ríos, 2014 - 2018
- Cableado y lectura de planos en obra

Formación
Técnico superior en electricidad

Otros datos
Carnet de conducir, inglés básico`;

export const SPANISH_STORIES: LanguageStories = {
  language: 'Spanish',
  code: 'es',
  cases: [
    {
      name: 'electricista industrial',
      job: ELECTRICIAN_JOB,
      candidates: [
        { name: 'electricista', text: ELECTRICIAN },
        {
          name: 'fontanero',
          text: `Experiencia laboral
Fontanero, Aguas Claras, 2017 - actualidad
- Reparación de tuberías y sistemas de calefacción en viviendas

Formación
Graduado escolar

Carnet de conducir`,
        },
        {
          name: 'administrativa',
          text: `Experiencia laboral
Auxiliar administrativa, Gestoría López, desde 2016
- Atención telefónica, archivo y facturación

Formación
Bachillerato`,
        },
      ],
    },
    {
      name: 'mozo de almacén',
      job: `Mozo/a de almacén

Tareas
- Preparación de pedidos y carga y descarga de camiones
- Control de stock e inventario

Requisitos mínimos
- Al menos 1 año de experiencia en almacén
- Carnet de carretillero
- Disponibilidad para turnos rotativos`,
      candidates: [
        {
          name: 'carretillera',
          text: `Experiencia profesional
Moza de almacén, Puerto Norte, junio 2020 - actualidad
- Preparación de pedidos con carretilla elevadora, carga y descarga de camiones
- Inventario y control de stock con escáner
Reponedora, Supermercados Sol, 2018 - 2020
- Reposición de productos en tienda

Formación
Carnet de carretillero`,
        },
        {
          name: 'repartidor',
          text: `Experiencia profesional
Repartidor, Mensajería Veloz, desde 2019
- Reparto de paquetes a clientes`,
        },
        {
          name: 'profesora',
          text: `Experiencia profesional
Profesora de primaria, Colegio Olmo, desde 2012
- Docencia de matemáticas y tutorías con familias

Formación
Grado en Educación Primaria`,
        },
      ],
    },
    {
      name: 'comercial',
      job: `Representante de ventas

Responsabilidades
- Captación de clientes y elaboración de ofertas
- Negociación de contratos y seguimiento de los objetivos de ventas

Perfil requerido
- 2 años de experiencia en ventas
- Conocimientos de CRM
- Imprescindible inglés alto
- Trabajo en equipo`,
      candidates: [
        {
          name: 'comercial',
          text: `Perfil profesional
Comercial con cinco años de experiencia en ventas.

Experiencia
Representante de ventas, Frutas Mar, enero 2020 hasta la actualidad
- Captación de clientes, negociación de contratos y ofertas comerciales
- Seguimiento de clientes en Salesforce CRM
Dependiente, Calzados Ruiz, 2017 - 2019
- Atención al cliente y ventas en tienda

Idiomas
Inglés (C1)`,
        },
        {
          name: 'teleoperadora',
          text: `Experiencia
Teleoperadora, Contacto Plus, desde 2019
- Atención al cliente por teléfono y gestión de reclamaciones

Idiomas
Inglés básico`,
        },
        {
          name: 'soldador',
          text: `Experiencia
Soldador, Astilleros Norte, desde 2014
- Soldadura TIG y trabajo del metal`,
        },
      ],
    },
  ],
  twin: {
    job: ELECTRICIAN_JOB,
    person: ELECTRICIAN,
    englishJob: `Industrial electrician

Responsibilities
- Preventive and corrective maintenance of machines
- Electrical installation and assembly of switchgear
- Troubleshooting

Requirements
- Associate degree in electricity
- Minimum 3 years of experience as an electrician
- Blueprint reading
- Driving licence

Nice to have
- PLC programming
- English

We offer
- Permanent contract and competitive salary`,
    englishPerson: `Work experience
Industrial electrician, Southern Steels, March 2018 - present
- Preventive and corrective maintenance of machines
- Electrical installation, switchgear and troubleshooting
Journeyman electrician, Rios Installations, 2014 - 2018
- Electrical wiring and blueprint reading on site

Education
Associate degree in electricity

Additional information
Driving licence, basic English`,
  },
};
