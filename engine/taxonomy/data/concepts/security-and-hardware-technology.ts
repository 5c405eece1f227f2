import { readConcepts } from '../read-concepts';

const NAMED = readConcepts(
  'technology',
  `
  Security practice < Cybersecurity > Phishing, Spear phishing, Vishing, Smishing = SMS phishing, Ransomware, Malware,
    Botnets, Threat actors, Threat landscape, Cyber threats, Cyber threat analysis, Cyber defence = Cyber defense,
    Cyber risk, Cyber resilience, Cyber kill chain, Kill chain, MITRE = MITRE ATT&CK framework,
    Attack surface management, Attack vectors, Attack simulation = Breach and attack simulation, Purple teaming,
    Blue teaming, CTF competitions, Exploit development, Vulnerability research, Vulnerability disclosure, CVE, CVSS,
    Zero-day vulnerabilities, Buffer overflows, Cross-site request forgery = CSRF, SSRF, Clickjacking,
    Man-in-the-middle attacks, OWASP ASVS, OWASP SAMM, OWASP Dependency-Check,
    Secure software development = Secure SDLC = Secure development lifecycle, Security by design, Privacy by design,
    Secure code review = Security code review, IAST, UEBA, User behavior analytics, Threat intelligence platforms,
    Indicators of compromise, YARA, Sigma rules, STIX/TAXII, VirusTotal, Cuckoo Sandbox, OllyDbg, Radare2, Zeek,
    Security Onion, OSSIM, AlienVault, Sumo Logic SIEM, Splunk Enterprise Security = Splunk ES, Splunk SOAR, Demisto,
    Cortex XSOAR, McAfee ePO, Cisco Talos, Trellix, Palo Alto Cortex, Palo Alto Prisma, Lacework, Orca Security,
    Sysdig, Anchore, Grype, GitGuardian, Gitleaks, TruffleHog, detect-secrets, Contrast Security, WhiteHat Sentinel,
    AppScan = IBM AppScan = HCL AppScan, Acunetix, Netsparker, Invicti, WebInspect, w3af, Gobuster, Mimikatz,
    Impacket, PowerShell Empire, Maltego, Shodan, Recon-ng, Social engineering = Social engineering attacks,
    Physical penetration testing, Wireless penetration testing, Network penetration testing,
    Web application penetration testing, Mobile penetration testing,
    System hardening = Server hardening = CIS hardening, Security baselines, Security governance,
    Security operations centre, Security orchestration, Security incident management, Security awareness programs,
    Privacy engineering, ISO 27005, ISO 27017, ISO 27018, ISO 27701, IEC 62443 = ISO/IEC 62443, NIS2, HITRUST,
    FIPS 140-2, Cyber Essentials, BSI IT-Grundschutz = IT-Grundschutz, TISAX, Cryptographic protocols,
    Symmetric encryption, Asymmetric encryption, Elliptic curve cryptography, Homomorphic encryption,
    Post-quantum cryptography, Zero-knowledge proofs, OpenSSL, TLS certificates, Mutual TLS = mTLS, X.509, S/MIME,
    PGP, GPG = GNU Privacy Guard, Hashing algorithms, SHA-256, HMAC, Kerberos, NTLM, SCIM, FIDO2, WebAuthn,
    Passwordless authentication, Identity federation, ForgeRock, CIAM = Customer identity and access management,
    Privileged identity management, Delinea, Thycotic, HashiCorp Boundary, Bastion hosts, Jump servers,
    Air-gapped networks, Honeypots, Email gateways, DKIM, DMARC, Secure web gateways, DDoS protection, Bot mitigation,
    Anti-fraud, Anti-malware, Anti-phishing, Memory forensics, Network forensics, X-Ways, Magnet AXIOM
  Network technology < Computer networking > IS-IS = ISIS routing, EVPN, VXLAN, MP-BGP, ECMP, MPLS VPN,
    Segment routing, QinQ, LACP, LLDP, Multicast, IGMP, Access control lists, BFD, GRE tunnels, DMVPN, GETVPN, IKEv2,
    WireGuard, OpenVPN, L2TP, PPTP, PPPoE, SSL inspection, FTPS, TFTP, NTP, H.323, T.38, SS7, Diameter protocol,
    SIGTRAN, Wi-Fi 6, 802.11ac, WPA2, WPA3, Cisco WLC, Cisco DNA Center, Cisco SD-WAN, Viptela, VeloCloud,
    Silver Peak, Cisco Firepower Threat Defense, Cisco IOS XE, IOS-XR, NX-OS, Cumulus Linux, Arista EOS, Nokia SR OS,
    Ciena, Infinera, MikroTik, Ekahau, NetScout, NetBrain, NetBox, SolarWinds Orion, SolarWinds NPM,
    ManageEngine OpManager, NETCONF, RESTCONF, YANG, gNMI, OpenConfig, OpenFlow, OpenDaylight, Network virtualization,
    Network function virtualization = NFV = VNF, IP networking = IP networks, Network security monitoring,
    Network segmentation, Microsegmentation, Traffic shaping, Dark fibre = Dark fiber, Metro Ethernet,
    Carrier Ethernet, IEEE 1588, SCADA networks, Industrial Ethernet, HTTP/2 = HTTP/3, TLS termination,
    Forward proxies, Varnish Cache, Nginx Plus, A10 Networks, Radware, Citrix ADC, anycast, GeoDNS, Bind9, PowerDNS,
    Pi-hole, CoreDNS, DNSSEC, IP address management, TCP, UDP/IP, TCP/UDP, Socket APIs, Berkeley sockets,
    Protocol stacks, Network simulators, GNS3, Packet Tracer = Cisco Packet Tracer, EVE-NG
  Embedded hardware < Embedded systems > MIPI, MIPI CSI, LVDS, KNX, LIN bus, FlexRay, CAN FD, Automotive Ethernet,
    SOME/IP, UDS diagnostics, ISO 14229, J1708, ARINC 429, ARINC 664, MIL-STD-1553, SpaceWire, DO-178B, DO-160,
    ASPICE, Automotive SPICE, EN 50128, SIL 2, ASIL, GPIO, PWM, Watchdog timers, Bare metal programming, Embedded C++,
    Embedded firmware = Firmware engineering, Embedded platforms, Embedded OS, MCU programming = MCUs = Embedded MCUs,
    ARM processors = ARM architecture = ARM core = ARM Cortex-A = ARM Cortex-M, Cortex-M4, RISC-V, MSP430, i.MX6,
    STM32CubeIDE, Nordic nRF52, nRF52, DSP programming, Zynq, Intel Quartus, Lattice FPGA, Logic synthesis,
    Place and route, SystemC, Emulation platforms, Post-silicon validation, Silicon validation, PCI analyzer,
    Ethernet analyzer, ESD protection, JTAG, SWD debugging, Lauterbach, TRACE32, J-Link = Segger J-Link, OpenOCD,
    Keil = Keil uVision, Code Composer Studio, MPLAB = MPLAB X, Eclipse CDT, OpenEmbedded, BitBake, Device trees,
    Linux drivers, Linux device drivers, Windows drivers, Windows kernel, Kernel debugging, ThreadX, Azure RTOS,
    uC/OS, embOS, Nucleus RTOS, Mbed = Mbed OS, Contiki, RIOT OS, NuttX, TinyML, OPC UA, OPC DA, CoAP, LwM2M,
    Sensors and actuators, Radar signal processing, BLDC motors, Field-oriented control, Power electronics design,
    Low-power design, Analogue electronics = Analog electronics, Hardware bring-up, OTA updates,
    Trusted execution environments, Arm TrustZone = TrustZone, ABB RobotStudio, ROS 2
  Connectors and buses < Computer hardware > USB, USB-C, USB 3.0, PCI Express = PCIe, SATA, NVMe, DDR4, HDMI,
    RS-232 = RS232, RS-485 = RS485, RS-422, EEPROM, NAND flash, Flash memory, PowerPC,
    x86 = x86 architecture = x86-64 = x86 processors, Computer architecture, Processor architecture,
    Instruction set architecture, Cache coherence, GPU architecture
  Radio technology < Wireless communication > VoLTE, 5G core = 5G networks, Open RAN = O-RAN, eNodeB, gNodeB,
    Packet core, Z-Wave, Sigfox, NB-IoT, LTE-M, Ultra-wideband = UWB, RFID, Bluetooth Classic
  PLC languages < Programmable logic controllers > Ladder diagrams, Function block diagram, IEC 61131-3, PLCopen,
    Modbus RTU, Modbus TCP, EtherCAT, ControlNet, Rockwell Studio 5000, Beckhoff TwinCAT, Omron Sysmac
  Integration technology < System integration > AMQP, Mosquitto, HiveMQ, RSocket, Apache Pulsar, Apache Qpid,
    Solace PubSub+, TIBCO EMS, Enterprise integration patterns, Integration patterns, API management platforms,
    API security, API documentation tools, API versioning, GraphQL APIs, gRPC services, AsyncAPI, Swagger UI,
    Hoppscotch, OData services, Third-party integrations, Payment gateway integration, Adyen, Worldpay,
    PayPal integration, Klarna, ISO 8583, FIX protocol, HL7 v2, HL7 FHIR, IHE profiles, OFTP2, SAP PI/PO, WSO2 ESB,
    Mule 4, Software AG webMethods, Informatica Cloud, Celigo, Tray.io, Zeebe, Flowable, Activiti, jBPM, Temporal.io,
    Netflix Conductor, Business rules engines, Workflow engines, File transfer protocols, Managed file transfer, Nuxeo
  `,
);

const TOOLS = readConcepts(
  'tool',
  `
  Team documentation tools < Team messaging > Google Hangouts = Hangouts, Pivotal Tracker, GitBook, Read the Docs,
    MkDocs, Docusaurus
  `,
);

/** Names for a whole kind of tools: whoever shows one of them shows nearly the whole. */
const KINDS = readConcepts(
  'technology',
  `
  Networking protocols | network protocols, IP protocols < Computer networking ~ TCP/IP .95, BGP .8, OSPF .8, DNS .6,
    DHCP .6
  Reverse proxies < Web servers ~ Nginx .95, HAProxy .95
  Identity providers < Identity and access management ~ Okta .95, Keycloak .95, Azure Active Directory .9
  Vulnerability scanners < Vulnerability management ~ Nessus .95, Qualys .95, OpenVAS .95
  Threat detection < Cybersecurity ~ SIEM .8, Threat intelligence .7, Intrusion detection .8
  SQL injection | cross-site scripting, XSS < Application security ~ OWASP .8
  `,
);

/** Names that are also words, first names or other abbreviations: each needs one of its own company. */
const AMBIGUOUS = readConcepts(
  'technology',
  `
  STRIDE < Cybersecurity ? threat, modeling, modelling, dread, security
  SOAR < Cybersecurity ? siem, security, soc, edr, xdr, incident, playbooks
  XDR < Endpoint security ? edr, siem, security, soc, endpoint, mdr
  STIX < Threat intelligence ? taxii, threat, intelligence, misp, indicators
  Burp < Penetration testing ? suite, nmap, metasploit, owasp, kali, zap, nessus
  SPF < Email security ? dkim, dmarc, dns, mx
  NAT < Computer networking ? pat, dhcp, vpn, acl, acls, vlan, routing, firewall, firewalls, ospf, bgp, ip, dns ! rer, phil, hum
  VRF < Routing and switching ? mpls, bgp, vlan, ospf, vpn, evpn
  RTP < Telecommunications ? sip, rtcp, voip, webrtc, h.323, udp
  IMS < Telecommunications ? lte, volte, sip, epc, 4g, 3gpp, voip
  Ruckus | Ruckus Wireless < Wireless networking ? wireless, aruba, meraki, wifi, wi-fi, wlan, cisco
  RANCID < Network automation ? cisco, network, cacti, nagios, netflow
  SONiC < Network automation ? network, switch, switches, arista, open, nos
  QUIC < Computer networking ? tcp, udp, http, http/2, tls
  DMA < Embedded systems ? spi, i2c, uart, interrupts, fpga, embedded, drivers, pcie
  BSP < Embedded systems ? linux, yocto, embedded, kernel, u-boot, drivers, rtos, vxworks
  LoRa < Wireless communication ? lorawan, ble, zigbee, iot, bluetooth, wireless, nb-iot
  DALI < Embedded systems ? knx, bacnet, lighting, modbus
  IAR | IAR Embedded Workbench < Embedded systems ? keil, embedded, arm, microcontroller, compiler, stm32
  NXP | NXP i.MX < Microcontrollers ? stm32, arm, cortex, microcontroller, embedded, i.mx
  Virtuoso < Embedded systems ? cadence, layout, spice, analog, ic
  Palladium < Embedded systems ? cadence, emulation, verilog, asic, soc, zebu
  STOMP < Message queues ? amqp, mqtt, rabbitmq, activemq, websocket, jms
  NATS < Message queues ? kafka, rabbitmq, go, golang, grpc, messaging, mqtt
  Solace < Message queues ? kafka, jms, mq, messaging, tibco, rabbitmq
  `,
);

/** What software stands on and is guarded by: security, networks, embedded hardware, integration. */
export const SECURITY_AND_HARDWARE_TECHNOLOGY_CONCEPTS = [
  ...NAMED,
  ...TOOLS,
  ...KINDS,
  ...AMBIGUOUS,
];
